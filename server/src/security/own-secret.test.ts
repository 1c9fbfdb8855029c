import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnSecret } from './own-secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hammerdock-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('creates a secret once when called concurrently, readable by its owner only', async () => {
  const dataDir = path.join(folder, 'data');
  const read = await Promise.all(Array.from({ length: 8 }, () => readOwnSecret(dataDir)));
  expect(new Set([...read, await readOwnSecret(dataDir)]).size).toBe(1);
  expect(read[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('names the setting to use when the secret cannot be written', async () => {
  await expect(readOwnSecret(path.join(import.meta.filename, 'data'))).rejects.toThrow(
    /set HAMMERDOCK_SECRET, or HAMMERDOCK_DATA_DIR/,
  );
});
