// Pictures and their sizes. A size is generated on the first request and stored in the data folder.
import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@hammerdock/domain/catalog/picture.ts';
import sharp from 'sharp';
import { isSystemError } from './disk.ts';

const WEBP_QUALITY = 78;
const AVIF = { quality: 55, effort: 2 };

const FORMATS = ['webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

export interface Size {
  readonly name: string;
  readonly width: PictureWidth;
  readonly format: Format;
}

/** One processor at most generates sizes, so that requests are answered meanwhile. */
sharp.concurrency(1);

/** Where the originals are read and the sizes are written. */
export interface PictureFolders {
  readonly sizesIn: string;
  readonly originalOf: (name: string) => string;
}

/** The originals are in one folder, the sizes in its subfolders. */
export const foldersIn = (folder: string): PictureFolders => ({
  sizesIn: folder,
  originalOf: (name) => path.join(folder, `${name}.webp`),
});

/** The photos of lots, by the names in `lots.images`. */
export const lotPhotoFolders = (dataDir: string): PictureFolders =>
  foldersIn(path.join(dataDir, 'pictures'));

export class PictureStore {
  readonly #folders: PictureFolders;
  readonly #running = new Map<string, Promise<Buffer>>();

  constructor(folders: PictureFolders) {
    this.#folders = folders;
  }

  async has(name: string): Promise<boolean> {
    // The usual reason is that there is no such file; any other is reported when it is read.
    return access(this.#folders.originalOf(name)).then(
      () => true,
      () => false,
    );
  }

  /** Undefined when that size has not been generated yet. */
  find(size: Size): Promise<Buffer | undefined> {
    return readIfExists(
      isOriginal(size) ? this.#folders.originalOf(size.name) : this.#fileOf(size),
    );
  }

  async findOrMake(size: Size): Promise<Buffer> {
    return (await this.find(size)) ?? this.#makeOnce(size);
  }

  /** Simultaneous requests share one generation. */
  #makeOnce(size: Size): Promise<Buffer> {
    const file = this.#fileOf(size);
    const running = this.#running.get(file);
    if (running !== undefined) return running;
    const making = make(size, this.#folders.originalOf(size.name), file).finally(() =>
      this.#running.delete(file),
    );
    this.#running.set(file, making);
    return making;
  }

  /** The files of all sizes of a picture, generated or not. */
  filesOf(name: string): string[] {
    return PICTURE_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => this.#fileOf({ name, width, format })),
    );
  }

  #fileOf({ name, width, format }: Size): string {
    return path.join(this.#folders.sizesIn, String(width), `${name}.${format}`);
  }
}

const isOriginal = ({ width, format }: Size): boolean =>
  width === PICTURE_SIZE.width && format === 'webp';

async function make({ width, format }: Size, original: string, file: string): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp({ quality: WEBP_QUALITY });
  const picture = await encoded.toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when complete, so that a crash leaves no partial picture.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, picture);
  await rename(temporary, file);
  return picture;
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isSystemError(error, ['ENOENT'])) return undefined;
    throw error;
  }
}
