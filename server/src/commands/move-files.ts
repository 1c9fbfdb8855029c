import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../gateways/storage/gateway.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';
import { LOT_PHOTOS, PHOTO_ORIGINALS } from '../images/picture-store.ts';
import { UPLOADS } from '../images/uploads.ts';
import type { Command } from './command.ts';

/** Sizes are in subfolders and not copied: they are generated again. */
const PICTURE = /^[\w-]+\.(webp|jpeg|png|gif|heif)$/;

export const moveFiles: Command = {
  summary: 'copies the files of the data folder to the configured bucket',
  usage: `npm run operate -- move-files

Copies uploads and pictures from the data folder of this node to the bucket of HAMMERDOCK_FILES=s3.
Each file is read back and compared. A file that is there already is skipped, so that the command
can be interrupted and repeated, also while the store runs. Sizes of pictures are generated again
when they are needed. The files of the data folder stay; delete them when the store runs well.`,
  options: {},
  run: async ({ config, print }) => {
    if (config.s3 === null) {
      print('Files are in the data folder: set HAMMERDOCK_FILES=s3 and its options first.');
      return 1;
    }
    const storage = openStorage(config);
    let copied = 0;
    let present = 0;
    for (const folder of [LOT_PHOTOS, PHOTO_ORIGINALS, UPLOADS]) {
      for (const name of await listPictures(path.join(config.dataDir, folder))) {
        const content = await readFile(path.join(config.dataDir, folder, name));
        if (await copy(storage, `${folder}/${name}`, content)) copied += 1;
        else present += 1;
      }
    }
    print(`${copied} files were copied, ${present} were there already.`);
    return 0;
  },
};

/** False when the same content is there already. */
async function copy(storage: FileStorage, key: string, content: Buffer): Promise<boolean> {
  if ((await storage.read(key))?.equals(content) === true) return false;
  await storage.write(key, content);
  if ((await storage.read(key))?.equals(content) === true) return true;
  throw new Error(`${key} is not the same in the bucket after it was copied`);
}

async function listPictures(folder: string): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.filter((one) => one.isFile() && PICTURE.test(one.name)).map(({ name }) => name);
}
