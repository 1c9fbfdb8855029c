// The text of a file in one of the encodings that spreadsheets write.
import { UnreadableFile } from './unreadable-file.ts';

const SAVE_AGAIN = 'Save it again as “CSV UTF-8” or as an Excel workbook (.xlsx).';

export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return decodeWide(bytes, wide);
  const text = decodeNarrow(bytes);
  // PDF, pictures and the like.
  if (/^(?:%PDF|\u2030PNG|GIF8|\{\\rtf)/.test(text) || countControls(text) > text.length / 50) {
    throw new UnreadableFile(`This isn’t a spreadsheet. ${SAVE_AGAIN}`);
  }
  return text;
}

type Wide = 'utf-16le' | 'utf-16be';

/** By its mark, or because every second byte of a Latin text is zero. */
function wideEncodingOf(bytes: Uint8Array): Wide | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const half = start.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be';
  return null;
}

function decodeWide(bytes: Uint8Array, encoding: Wide): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableFile(`The text of this file is damaged. ${SAVE_AGAIN}`, { cause });
  }
}

/** These have no character in Windows-1252. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;

function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: spreadsheets on Windows save this encoding.
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (!UNASSIGNED.test(text)) return text;
    throw new UnreadableFile(`We can’t tell which encoding this file has. ${SAVE_AGAIN}`);
  }
}

function countControls(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) count += 1;
  }
  return count;
}
