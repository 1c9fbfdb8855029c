// The directory of a ZIP file, read without unpacking anything, with limits on what it may claim.
import { ArchiveProblem } from './archive-problem.ts';

/** The bytes of a file, wherever it is stored. */
export interface ByteSource {
  readonly size: number;
  /** Exactly this many bytes, or fewer at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

export interface ZipEntry {
  /** Never the name of a file of ours: only shown, and compared with labels. */
  readonly path: string;
  /** Of its header in the file. */
  readonly offset: number;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

export interface ZipLimits {
  readonly entries: number;
  /** Of all entries together, unpacked. */
  readonly bytes: number;
  /** How many times its own size the file may unpack to. */
  readonly ratio: number;
}

const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const END_SIGNATURE = 0x06054b50;
const ENTRY_BYTES = 46;
const ENTRY_SIGNATURE = 0x02014b50;
/** For 5,000 entries with long names and extra fields. */
const DIRECTORY_BYTES_MAX = 8 * 1024 * 1024;

/** Rejects with ArchiveProblem. */
export async function readZipDirectory(source: ByteSource, limits: ZipLimits): Promise<ZipEntry[]> {
  const { count, offset, length } = await findDirectory(source);
  if (count > limits.entries || length > DIRECTORY_BYTES_MAX) throw tooMany(limits);
  const directory = await source.read(offset, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const nameLength = directory.readUInt16LE(at + 28);
    const end = at + ENTRY_BYTES + nameLength;
    if (end > directory.length) throw damaged();
    entries.push(readEntry(directory, at, end));
    if (entries.length > limits.entries) throw tooMany(limits);
    at = end + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  // The number that a large archive cannot state is a remainder.
  if (entries.length % 0x10000 !== count) throw damaged();
  refuseBombs(entries, source.size, limits);
  return entries;
}

async function findDirectory(source: ByteSource) {
  const { size } = source;
  const from = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await source.read(from, size - from);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    // Several disks, or numbers that only the ZIP64 format can state.
    if (tail.readUInt16LE(at + 4) !== 0 || offset === 0xffffffff) {
      throw new ArchiveProblem('This ZIP file is split or in the ZIP64 format. Make a plain one.');
    }
    if (offset + length > from + at) throw damaged();
    return { count: tail.readUInt16LE(at + 10), offset, length };
  }
  throw new ArchiveProblem('This isn’t a ZIP file, or it’s damaged. Make it again and retry.');
}

function readEntry(directory: Buffer, at: number, end: number): ZipEntry {
  const flags = directory.readUInt16LE(at + 8);
  return {
    path: readName(directory.subarray(at + ENTRY_BYTES, end)),
    isEncrypted: (flags & 0x41) !== 0,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
}

/** Old programs write names in the code page of their system. */
function readName(name: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    // It is not UTF-8, so it is shown as well as it can be.
    return name.toString('latin1');
  }
}

function refuseBombs(entries: readonly ZipEntry[], size: number, limits: ZipLimits): void {
  const sum = (of: (entry: ZipEntry) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  // Entries that overlap would unpack the same bytes again and again.
  if (sum(({ packedBytes }) => packedBytes) > size) throw damaged();
  const unpacked = sum(({ bytes }) => bytes);
  if (unpacked > limits.bytes) {
    const most = Math.floor(limits.bytes / 1024 / 1024);
    throw new ArchiveProblem(`This ZIP file unpacks to more than ${most} MB. Split it.`);
  }
  if (unpacked > size * limits.ratio) {
    throw new ArchiveProblem(
      `This ZIP file unpacks to more than ${limits.ratio} times its size, which photos don’t. ` +
        'Leave out everything but the photos.',
    );
  }
}

const damaged = () => new ArchiveProblem('This ZIP file is damaged. Make it again and retry.');
const tooMany = ({ entries }: ZipLimits) =>
  new ArchiveProblem(`This ZIP file has more than ${entries} files. Split it.`);
