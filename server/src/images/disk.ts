// Writes files completely or not at all.
import { rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface Disk {
  /** Creates a file that only the server's user can read; fails when it exists. */
  write(file: string, content: Buffer | Readable): Promise<void>;
}

export const localDisk: Disk = {
  write: (file, content) => writeFile(file, content, { flag: 'wx', mode: 0o600 }),
};

export class DiskFull extends Error {
  override name = 'DiskFull';
}

const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Removes the incomplete file when writing fails. */
export async function writeWhole(
  disk: Disk,
  { file, content }: { file: string; content: Buffer | Readable },
): Promise<void> {
  try {
    await disk.write(file, content);
  } catch (cause) {
    await remove([file]);
    if (isSystemError(cause, NO_ROOM)) throw new DiskFull(file, { cause });
    throw cause;
  }
}

/** Whether a system call failed with one of these codes (`ENOENT`). */
export function isSystemError(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export async function remove(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
