// The secret of a store without HAMMERDOCK_SECRET: created at the first start in the data folder,
// not in the database, so that a copy of the database is useless without it.
import { chown, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId, newSecret } from './ids.ts';

export async function readOwnSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  try {
    const known = await readFile(file, 'utf8').catch(nullIf('ENOENT'));
    return known ?? (await makeSecret(dataDir, file));
  } catch (cause) {
    const hint = 'set HAMMERDOCK_SECRET, or HAMMERDOCK_DATA_DIR to a folder that can be written';
    throw new Error(`The secret of this store cannot be stored in ${file}: ${hint}.`, { cause });
  }
}

async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  // Linked into place when complete, so that two nodes that start concurrently read the same
  // secret.
  const draft = `${file}-${newId()}`;
  await writeFile(draft, newSecret(), { flag: 'wx', mode: 0o600 });
  try {
    await giveToOwner(draft, dataDir);
    await link(draft, file).catch(nullIf('EEXIST'));
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

/** When root starts the store in a user's checkout, that user must be able to start it, too. */
async function giveToOwner(file: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(file, uid, gid);
}

const nullIf =
  (expected: string) =>
  (error: unknown): null => {
    if (error instanceof Error && 'code' in error && error.code === expected) return null;
    throw error;
  };
