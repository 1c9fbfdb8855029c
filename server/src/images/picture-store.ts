// Pictures and their sizes. A size is generated on the first request and stored.
import path from 'node:path';
import {
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@hammerdock/domain/catalog/picture.ts';
import sharp from 'sharp';
import type { FileStorage } from '../gateways/storage/gateway.ts';

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

/** The folder of the photos of lots, by the names in `lots.images`. */
export const LOT_PHOTOS = 'pictures';

/** The folder of the files that sellers uploaded; it is never served. */
export const PHOTO_ORIGINALS = 'originals';

/** Where the photos of lots are, when they are on this node's disk. */
export const lotPhotoFolder = (dataDir: string): string => path.join(dataDir, LOT_PHOTOS);

/** The originals are in one folder, the sizes in its subfolders. */
export class PictureStore {
  readonly #storage: FileStorage;
  readonly #folder: string;
  readonly #running = new Map<string, Promise<Buffer>>();
  /** Keys of files that exist; pictures do not change. */
  readonly #known = new Set<string>();

  constructor(storage: FileStorage, folder: string) {
    this.#storage = storage;
    this.#folder = folder;
  }

  has(name: string): Promise<boolean> {
    return this.#hasKey(this.keyOf(name));
  }

  hasSize(size: Size): Promise<boolean> {
    return this.#hasKey(this.#keyOfSize(size));
  }

  /** Undefined when that size has not been generated yet. */
  find(size: Size): Promise<Buffer | undefined> {
    return this.#storage.read(this.#keyOfSize(size));
  }

  async findOrMake(size: Size): Promise<Buffer> {
    return (await this.find(size)) ?? this.#makeOnce(size);
  }

  /**
   * Where browsers fetch a size of a picture that exists, for less than an hour; null where this
   * node sends it.
   */
  async presign(wanted: Omit<Size, 'format'>, acceptsAvif: boolean): Promise<string | null> {
    const { presign } = this.#storage;
    if (presign === null) return null;
    const avif = { ...wanted, format: 'avif' } as const;
    if (acceptsAvif && (await this.hasSize(avif))) return presign(this.#keyOfSize(avif));
    const webp = { ...wanted, format: 'webp' } as const;
    if (!(await this.hasSize(webp))) await this.#makeOnce(webp);
    return presign(this.#keyOfSize(webp));
  }

  /** The key of the picture of which sizes are generated. */
  keyOf(name: string): string {
    return `${this.#folder}/${name}.webp`;
  }

  /** The key of the file that was uploaded, before it was converted. */
  originalKeyOf(name: string, format: string): string {
    return `${PHOTO_ORIGINALS}/${name}.${format}`;
  }

  /** The keys of a picture and of all its sizes, generated or not. */
  #allKeysOf(name: string): string[] {
    const sizes = PICTURE_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => this.#sizeKeyOf({ name, width, format })),
    );
    return [this.keyOf(name), ...sizes];
  }

  /** Removes pictures with their sizes, and other files that belong to them. */
  async remove(names: readonly string[], others: readonly string[] = []): Promise<void> {
    await this.#storage.remove([...names.flatMap((name) => this.#allKeysOf(name)), ...others]);
    for (const name of names) {
      for (const key of this.#allKeysOf(name)) this.#known.delete(key);
    }
  }

  /** Simultaneous requests share one generation. */
  #makeOnce(size: Size): Promise<Buffer> {
    const key = this.#sizeKeyOf(size);
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const making = this.#make(size, key).finally(() => this.#running.delete(key));
    this.#running.set(key, making);
    return making;
  }

  async #make(size: Size, key: string): Promise<Buffer> {
    const original = await this.#storage.read(this.keyOf(size.name));
    if (original === undefined) throw new Error(`the picture ${size.name} has no original`);
    const picture = await encode(original, size);
    await this.#storage.write(key, picture);
    return picture;
  }

  async #hasKey(key: string): Promise<boolean> {
    if (this.#known.has(key)) return true;
    const found = await this.#storage.has(key);
    if (found) this.#known.add(key);
    return found;
  }

  #keyOfSize(size: Size): string {
    return isOriginal(size) ? this.keyOf(size.name) : this.#sizeKeyOf(size);
  }

  #sizeKeyOf({ name, width, format }: Size): string {
    return `${this.#folder}/${width}/${name}.${format}`;
  }
}

const isOriginal = ({ width, format }: Size): boolean =>
  width === PICTURE_SIZE.width && format === 'webp';

function encode(original: Buffer, { width, format }: Size): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp({ quality: WEBP_QUALITY });
  return encoded.toBuffer();
}
