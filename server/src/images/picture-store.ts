// Pictures and their sizes. A size is made when somebody first asks for it and kept in the data
// folder, so that it is made once.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENTS } from '@hammerdock/domain/catalog/lot-pictures.ts';
import {
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@hammerdock/domain/catalog/picture.ts';
import sharp from 'sharp';
import { isCode } from '../db/embedded/private-directory.ts';

const ORIGINALS = path.join(import.meta.dirname, '../../assets/pictures');
const WEBP_QUALITY = 78;
const AVIF = { quality: 55, effort: 2 };

const FORMATS = ['webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

export interface Size {
  readonly name: string;
  readonly width: PictureWidth;
  readonly format: Format;
}

/** Requests answer while a size is made; one processor at most is busy with it. */
sharp.concurrency(1);

/** Where pictures come from, and where their sizes go. */
export interface PictureFolders {
  readonly sizesIn: string;
  readonly originalOf: (name: string) => string;
  /** What a size is called; it changes with what is in the picture. */
  readonly sizeNameOf: (name: string) => string;
}

/** The pictures that ship with the demo, by their names in CONTENTS. */
export const demoPictureFolders = (dataDir: string): PictureFolders => ({
  sizesIn: path.join(dataDir, 'pictures'),
  originalOf: (name) => path.join(ORIGINALS, `${name}.webp`),
  sizeNameOf: (name) => `${name}-${CONTENTS.get(name)}`,
});

export class PictureStore {
  readonly #folders: PictureFolders;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(folders: PictureFolders) {
    this.#folders = folders;
  }

  /** Undefined when that size has not been made yet. */
  find(size: Size): Promise<Buffer | undefined> {
    return readIfThere(isOriginal(size) ? this.#folders.originalOf(size.name) : this.#fileOf(size));
  }

  async findOrMake(size: Size): Promise<Buffer> {
    return (await this.find(size)) ?? this.#makeOnce(size);
  }

  /** Two who ask at the same time wait for one. */
  #makeOnce(size: Size): Promise<Buffer> {
    const file = this.#fileOf(size);
    const running = this.#underWay.get(file);
    if (running !== undefined) return running;
    const making = make(size, this.#folders.originalOf(size.name), file).finally(() =>
      this.#underWay.delete(file),
    );
    this.#underWay.set(file, making);
    return making;
  }

  /** Every size of a picture, whether it has been made or not. */
  filesOf(name: string): string[] {
    return PICTURE_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => this.#fileOf({ name, width, format })),
    );
  }

  #fileOf({ name, width, format }: Size): string {
    const { sizesIn, sizeNameOf } = this.#folders;
    return path.join(sizesIn, String(width), `${sizeNameOf(name)}.${format}`);
  }
}

const isOriginal = ({ width, format }: Size): boolean =>
  width === PICTURE_SIZE.width && format === 'webp';

async function make({ width, format }: Size, original: string, file: string): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp({ quality: WEBP_QUALITY });
  const picture = await encoded.toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  // Whole or not at all, also when the power fails between two blocks.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
