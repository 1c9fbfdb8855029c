// Uploaded archives. Each is stored in parts of one size, so that neither an upload nor a reader
// holds more than a part in memory.
import { ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
import type { FileStorage } from '../gateways/storage/gateway.ts';
import type { ByteSource } from './zip-directory.ts';

/** The folder of archives in the storage. */
export const ARCHIVES = 'archives';

/** A part is not in the storage. */
export class PartMissing extends Error {
  override name = 'PartMissing';
}

interface Stored {
  readonly id: string;
  readonly bytes: number;
}

export class StoredArchives {
  readonly #storage: FileStorage;

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  /** Parts count from 0; the file is then gone from this node's disk. */
  async takeInPart(id: string, part: number, file: string): Promise<void> {
    await this.#storage.takeIn(keyOf(id, part), file);
  }

  /** Remembers the last part, since entries are read in the order of the file. */
  open({ id, bytes: size }: Stored): ByteSource {
    let last: { readonly part: number; readonly content: Buffer } | null = null;
    const readPart = async (part: number): Promise<Buffer> => {
      if (last?.part === part) return last.content;
      const content = await this.#storage.read(keyOf(id, part));
      if (content === undefined) throw new PartMissing(`part ${part} of archive ${id}`);
      last = { part, content };
      return content;
    };
    const read = async (offset: number, length: number): Promise<Buffer> => {
      const end = Math.min(size, offset + length);
      const pieces: Buffer[] = [];
      for (let at = offset; at < end;) {
        const part = Math.floor(at / ARCHIVE_PART_BYTES);
        const start = part * ARCHIVE_PART_BYTES;
        const piece = (await readPart(part)).subarray(at - start, end - start);
        if (piece.length === 0) throw new PartMissing(`the end of part ${part} of archive ${id}`);
        pieces.push(piece);
        at += piece.length;
      }
      return Buffer.concat(pieces);
    };
    return { size, read };
  }

  async remove(id: string, parts: number): Promise<void> {
    await this.#storage.remove(Array.from({ length: parts }, (_, part) => keyOf(id, part)));
  }
}

const keyOf = (id: string, part: number): string => `${ARCHIVES}/${id}/${part}`;
