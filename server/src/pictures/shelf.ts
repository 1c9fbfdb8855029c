// The pictures that came with the house and their sizes. A size is made when somebody first asks
// for it and kept in the data folder under its content, so that it is made once.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENTS } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { PICTURE_SIZE, type PictureWidth } from '@hammerdock/domain/catalog/picture.ts';
import sharp from 'sharp';
import { isCode } from '../db/embedded/private-directory.ts';

const ORIGINALS = path.join(import.meta.dirname, '../../assets/pictures');
const WEBP_QUALITY = 78;
const AVIF = { quality: 55, effort: 2 };

export type Format = 'webp' | 'avif';

export interface Size {
  readonly name: string;
  readonly width: PictureWidth;
  readonly format: Format;
}

/** Requests answer while a size is made; one processor at most is busy with it. */
sharp.concurrency(1);

export class Shelf {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'pictures');
  }

  /** Of a name in CONTENTS; undefined when that size has not been made yet. */
  find(size: Size): Promise<Buffer | undefined> {
    return readIfThere(isOriginal(size) ? originalOf(size.name) : this.#fileOf(size));
  }

  async findOrMake(size: Size): Promise<Buffer> {
    return (await this.find(size)) ?? this.#makeOnce(size);
  }

  /** Two who ask at the same time wait for one. */
  #makeOnce(size: Size): Promise<Buffer> {
    const file = this.#fileOf(size);
    const running = this.#underWay.get(file);
    if (running !== undefined) return running;
    const making = make(size, file).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, making);
    return making;
  }

  #fileOf({ name, width, format }: Size): string {
    return path.join(this.#folder, String(width), `${name}-${CONTENTS.get(name)}.${format}`);
  }
}

const isOriginal = ({ width, format }: Size): boolean =>
  width === PICTURE_SIZE.width && format === 'webp';

const originalOf = (name: string): string => path.join(ORIGINALS, `${name}.webp`);

async function make({ name, width, format }: Size, file: string): Promise<Buffer> {
  const resized = sharp(originalOf(name)).resize({ width });
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
