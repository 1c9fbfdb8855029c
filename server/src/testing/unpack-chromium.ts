// Run as a process of its own with TMPDIR set: the package unpacks to there and nowhere else.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
// The libraries a bare Debian lacks (nss, nspr, expat); the package unpacks them on Lambda only.
const packageDir = join(
  dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  '..',
);
await inflate(join(packageDir, 'bin/al2023.tar.br'));
