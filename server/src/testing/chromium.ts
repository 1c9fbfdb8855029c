import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  claimPrivateDirectory,
  claimSharedDirectory,
  hasCode,
  ownUid,
} from '@hammerdock/embedded-postgres/private-directory.ts';

export interface Chromium {
  readonly executablePath: string;
  /** To be added to the environment of the browser. */
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** The Chromium from npm, unpacked once per version and user. */
export function locateChromium(): Chromium {
  const directory = join(claimSharedDirectory(), `chromium-${readVersion()}`);
  if (!existsSync(directory)) unpack(directory);
  claimPrivateDirectory(directory, 0o700);
  return {
    executablePath: join(directory, 'chromium'),
    env: {
      FONTCONFIG_PATH: join(directory, 'fonts'),
      LD_LIBRARY_PATH: join(directory, 'al2023/lib'),
    },
    // Chromium's sandbox refuses root. The package's own arguments would also disable web security.
    args: ownUid() === 0 ? ['--no-sandbox'] : [],
  };
}

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  // Every package has a version.
  return (JSON.parse(manifest) as { version: string }).version;
}

function unpack(directory: string): void {
  // Unpacked elsewhere and renamed, so that other processes never see a half-unpacked folder.
  const unfinished = mkdtempSync(`${directory}.`);
  const program = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url));
  execFileSync(process.execPath, [program], { env: { TMPDIR: unfinished }, stdio: 'inherit' });
  // The package's font configuration names folders of another system; pages would show no text.
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontList(directory));
  try {
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  }
}

const fontList = (directory: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${directory}/fonts</dir>
  <cachedir>${directory}/fonts-cache</cachedir>
</fontconfig>
`;
