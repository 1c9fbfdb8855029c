// Files in a folder of this node; several nodes must share it.
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProviderUnavailableError } from '../../provider.ts';
import { checkKey, type FileStorage } from '../gateway.ts';

export function openDiskStorage(folder: string): FileStorage {
  const fileOf = (key: string): string => path.join(folder, checkKey(key));
  const takeIn = async (key: string, localFile: string): Promise<void> => {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    await rename(localFile, file);
  };
  return {
    name: 'disk',
    check: async () => {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
      } catch (error) {
        throw new ProviderUnavailableError('the data folder cannot be written', { cause: error });
      }
    },
    // The usual reason is that there is no such file; any other is reported when it is read.
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    read: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (key, content) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Renamed when complete, so that a crash leaves no partial file.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, content);
      await rename(temporary, file);
    },
    takeIn,
    presign: null,
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
    },
  };
}
