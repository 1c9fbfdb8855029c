import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '../../testing/fakes/s3-server.ts';
import { openDiskStorage } from './disk/disk-storage.ts';
import type { FileStorage } from './gateway.ts';
import { openS3Storage } from './s3/s3-storage.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await openS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'hammerdock-storage-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const PROVIDERS: readonly (readonly [string, () => FileStorage])[] = [
  ['disk', () => openDiskStorage(path.join(folder, 'data'))],
  ['s3', () => openS3Storage(server.options)],
];

describe.each(PROVIDERS)('every storage: %s', (name, open) => {
  let storage: FileStorage;
  const content = Buffer.from([0, 255, 13, 10, 128]);
  beforeAll(() => {
    storage = open();
  });

  test('has a name, and responds to a check', async () => {
    expect(storage.name).toBe(name);
    await storage.check(AbortSignal.timeout(10_000));
  });

  test('knows nothing of a file that was not written', async () => {
    expect(await storage.has('pictures/none.webp')).toBe(false);
    expect(await storage.read('pictures/none.webp')).toBeUndefined();
    await storage.remove(['pictures/none.webp']);
  });

  test('returns what was written last, byte by byte, until it is removed', async () => {
    const key = 'pictures/320/sofa-1a2b3c4d.webp';
    await storage.write(key, Buffer.from('before'));
    await storage.write(key, content);
    expect(await storage.has(key)).toBe(true);
    expect(await storage.read(key)).toEqual(content);
    await storage.remove([key, 'pictures/none.webp']);
    expect(await storage.read(key)).toBeUndefined();
  });

  test('takes in a file of the disk, which is then gone from there', async () => {
    const file = path.join(folder, `incoming-${name}`);
    await writeFile(file, content);
    await storage.takeIn('uploads/a.webp', file);
    expect(await storage.read('uploads/a.webp')).toEqual(content);
    expect(existsSync(file)).toBe(false);
  });

  test.each(['../secret', 'pictures/../../secret', '/etc/passwd', 'pictures//a', 'pictures/.a'])(
    'refuses the key %s',
    async (key) => {
      const refused = /not a key/;
      await expect(async () => storage.read(key)).rejects.toThrow(refused);
      await expect(async () => storage.write(key, content)).rejects.toThrow(refused);
      await expect(async () => storage.remove([key])).rejects.toThrow(refused);
    },
  );
});
