// The files of uploads. A file is received into a temporary folder of this node, converted, and
// stored after its row is committed; files without a row are removed within a day.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ReceivedFile } from '@hammerdock/contract/shapes/upload.ts';
import { ok, refused, type Refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { ARCHIVES } from '../archives/stored-archives.ts';
import type { FileStorage } from '../gateways/storage/gateway.ts';
import { newId } from '../security/ids.ts';
import { DiskFull, isSystemError, remove, writeWhole, type Disk } from './disk.ts';
import { PHOTO_ORIGINALS, PictureStore } from './picture-store.ts';
import { normalizePicture, type NormalizeRefusal, type TargetSize } from './normalize-picture.ts';

export interface SavedUpload {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** The format of the uploaded file, such as jpeg. */
  readonly format: string;
  /** The first eight hexadecimal digits of the picture's hash. */
  readonly contentHash: string;
  /** The SHA-256 of the uploaded file, in hexadecimal. */
  readonly checksum: string;
}

/** Keys in the storage. */
export interface SavedKeys {
  readonly picture: string;
  /** Where the uploaded file itself is preserved, if it is. */
  readonly original?: string;
}

export type SaveRefusal = NormalizeRefusal | 'StorageFull';

interface Wanted<T, R extends string> {
  readonly files: readonly ReceivedFile[];
  readonly target: TargetSize | null;
  /** Where a picture is stored, if not among the uploads. */
  readonly keysOf?: (saved: SavedUpload) => SavedKeys;
  /** Commits the rows; a refusal, or an error, leaves no file. */
  readonly record: (saved: readonly SavedUpload[]) => Promise<Result<T, R>>;
}

/** The folder of uploads. */
export const UPLOADS = 'uploads';

export class Uploads {
  readonly pictureStore: PictureStore;
  readonly #storage: FileStorage;
  readonly #disk: Disk;
  readonly #incoming: string;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string, { storage, disk }: { storage: FileStorage; disk: Disk }) {
    this.#disk = disk;
    this.#storage = storage;
    this.#incoming = path.join(folderIn(dataDir), 'incoming');
    this.pictureStore = new PictureStore(storage, UPLOADS);
  }

  /** Streams to the disk, so that large files do not fill the memory. */
  async receive(content: Readable): Promise<Result<ReceivedFile, 'StorageFull'>> {
    const file = path.join(this.#incoming, randomUUID());
    try {
      await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
      await writeWhole(this.#disk, { file, content });
    } catch (error) {
      return refuseWhenFull(error);
    }
    return ok(new ReceivedFile(file));
  }

  async discard(files: readonly ReceivedFile[]): Promise<void> {
    await remove(files.map(({ path: file }) => file));
  }

  /** Saves all files or none. */
  async save<T, R extends string>(wanted: Wanted<T, R>): Promise<Result<T, R | SaveRefusal>> {
    const made: SavedUpload[] = [];
    try {
      for (const { path: file } of wanted.files) {
        const picture = await this.#inTurn(() => this.#make(file, wanted.target));
        if (!picture.ok) return picture;
        made.push(picture.value);
      }
      const recorded = await wanted.record(made);
      if (recorded.ok) await this.#putInPlace(made, wanted);
      return recorded;
    } finally {
      await remove(made.map(({ id }) => this.#waiting(id)));
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.pictureStore.remove(ids);
  }

  /** Removes the temporary files of interrupted uploads. */
  async removeAbandoned(before: Instant): Promise<void> {
    for (const name of await listIfExists(this.#incoming)) {
      const file = path.join(this.#incoming, name);
      // The file may have been removed meanwhile.
      const found = await stat(file).catch(() => null);
      if (found !== null && found.mtimeMs < before) await remove([file]);
    }
  }

  async #make(file: string, target: TargetSize | null): Promise<Result<SavedUpload, SaveRefusal>> {
    const taken = await normalizePicture(file, target);
    if (!taken.ok) return taken;
    const { content, width, height, format } = taken.value;
    const id = newId();
    try {
      await writeWhole(this.#disk, { file: this.#waiting(id), content });
    } catch (error) {
      return refuseWhenFull(error);
    }
    const contentHash = sha256(content).slice(0, 8);
    const checksum = sha256(await readFile(file));
    return ok({ id, width, height, bytes: content.length, format, contentHash, checksum });
  }

  async #putInPlace(
    made: readonly SavedUpload[],
    { files, keysOf = this.#ownKeys }: Pick<Wanted<unknown, string>, 'files' | 'keysOf'>,
  ): Promise<void> {
    for (const [at, saved] of made.entries()) {
      const { picture, original } = keysOf(saved);
      const file = files[at];
      if (original !== undefined && file !== undefined) {
        await this.#storage.takeIn(original, file.path);
      }
      await this.#storage.takeIn(picture, this.#waiting(saved.id));
    }
  }

  readonly #ownKeys = ({ id }: SavedUpload): SavedKeys => ({
    picture: this.pictureStore.keyOf(id),
  });

  #waiting(id: string): string {
    return path.join(this.#incoming, `${id}.webp`);
  }

  /** One at a time: decoding a large picture takes much memory. */
  #inTurn<T>(make: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(make, make);
    // A failure is reported to its caller; the next one starts anyway.
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const folderIn = (dataDir: string): string => path.join(dataDir, UPLOADS);

/** Used when the database is reset; files in a bucket stay. */
export async function removeAllUploads(dataDir: string): Promise<void> {
  for (const folder of [UPLOADS, PHOTO_ORIGINALS, ARCHIVES]) {
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
  }
}

/** Any other error is a fault. */
function refuseWhenFull(error: unknown): Refused<'StorageFull'> {
  if (error instanceof DiskFull) return refused('StorageFull');
  throw error;
}

async function listIfExists(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, ['ENOENT'])) return [];
    throw error;
  }
}
