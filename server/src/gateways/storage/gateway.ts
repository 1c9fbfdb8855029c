// The interface of where files are stored: uploads and the pictures of lots, with their sizes.
import type { Provider } from '../provider.ts';

/** Reads and writes reject with ProviderUnavailableError when the storage does not respond. */
export interface FileStorage extends Provider {
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing; replaces an earlier one. */
  write(key: string, content: Buffer): Promise<void>;
  /** Stores a file of this node's disk, which is then gone from there. */
  takeIn(key: string, localFile: string): Promise<void>;
  /**
   * Returns an address where everyone can fetch a file that exists, for 30 to 60 minutes. Null
   * where nodes send all files.
   */
  readonly presign: ((key: string) => Promise<string>) | null;
  /** Files that do not exist are skipped. */
  remove(keys: readonly string[]): Promise<void>;
}

const KEY = /^[a-z]+(\/[\w-][\w.-]*)+$/i;

/** No key leads out of the storage: it has no empty, hidden or parent folder. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of a stored file');
  return key;
}
