// Runs as a separate process with TMPDIR set, because the package unpacks only to there.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
// Libraries that a bare Debian lacks (nss, nspr, expat); the package unpacks them on Lambda only.
const packageDir = join(
  dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  '..',
);
await inflate(join(packageDir, 'bin/al2023.tar.br'));
