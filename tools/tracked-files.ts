import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Every file of a checkout that is or will be committed; paths are relative to it. */
export function listTracked(checkout = root): string[] {
  const args = ['ls-files', '-co', '--exclude-standard'];
  const listed = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  // Git is not installed, or the sources were downloaded without their history.
  if (listed.error !== undefined || listed.status !== 0) return listUnignored(checkout);
  return listed.stdout
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(checkout, path)));
}

/** The same without Git: `.gitignore` lists plain names of files and folders here. */
export function listUnignored(checkout: string): string[] {
  const ignored = readFileSync(join(checkout, '.gitignore'), 'utf8').split('\n');
  const patterns = ['.git', ...ignored.map((line) => line.replace(/\/$/, ''))];
  const listFolder = (folder: string): string[] =>
    readdirSync(join(checkout, folder), { withFileTypes: true })
      .filter(({ name }) => !patterns.some((pattern) => matchesGlob(name, pattern)))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? listFolder(path) : [path];
      });
  return listFolder('');
}
