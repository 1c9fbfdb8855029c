// Previews of photos in uploaded ZIP files, made on request: most photos are looked at once.
import type { StoredArchives } from '../archives/stored-archives.ts';
import { PartMissing } from '../archives/stored-archives.ts';
import { ArchiveProblem } from '../archives/archive-problem.ts';
import { readZipEntry } from '../archives/read-zip-entry.ts';
import type { ByteSource, ZipEntry } from '../archives/zip-directory.ts';
import { PICTURE_BYTES_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { openDirectory } from '../operations/photo-archives/read-archive.ts';
import { normalizePicture } from './normalize-picture.ts';

export const PREVIEW_WIDTHS = [320, 1280] as const;
const QUALITY = 75;

/** Archives whose directory and last part stay in memory, some MB each. */
const OPENED_MAX = 2;

interface Stored {
  readonly id: string;
  readonly bytes: number;
}

interface Wanted {
  readonly place: number;
  readonly width: (typeof PREVIEW_WIDTHS)[number];
}

interface Opened {
  readonly source: ByteSource;
  readonly entries: readonly ZipEntry[];
}

export class ArchivePreviews {
  readonly #archives: StoredArchives;
  /** The one that was used last comes last. */
  readonly #opened = new Map<string, Opened>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(archives: StoredArchives) {
    this.#archives = archives;
  }

  /** A WebP picture; null when the file is gone or shows none. One at a time, to spare memory. */
  make(archive: Stored, wanted: Wanted): Promise<Buffer | null> {
    const mine = this.#turn.then(() => this.#make(archive, wanted));
    // A failure is reported to its caller; the next one starts anyway.
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #make(archive: Stored, { place, width }: Wanted): Promise<Buffer | null> {
    const content = await this.#read(archive, place);
    if (content === null) return null;
    const made = await normalizePicture(content, { width, height: width, quality: QUALITY });
    return made.ok ? made.value.content : null;
  }

  async #read(archive: Stored, place: number): Promise<Buffer | null> {
    try {
      const { source, entries } = await this.#open(archive);
      const entry = entries[place];
      if (entry === undefined || entry.bytes > PICTURE_BYTES_MAX) return null;
      return await readZipEntry(source, entry);
    } catch (error) {
      if (error instanceof PartMissing || error instanceof ArchiveProblem) return null;
      throw error;
    }
  }

  async #open(archive: Stored): Promise<Opened> {
    const { id } = archive;
    let opened = this.#opened.get(id);
    if (opened === undefined) {
      const source = this.#archives.open(archive);
      opened = { source, entries: await openDirectory(source) };
    }
    this.#opened.delete(id);
    this.#opened.set(id, opened);
    const [oldest] = this.#opened.keys();
    if (this.#opened.size > OPENED_MAX && oldest !== undefined) this.#opened.delete(oldest);
    return opened;
  }
}
