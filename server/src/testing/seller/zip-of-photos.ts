// ZIP files with small pictures.
import { zipSync, type Zippable } from 'fflate';
import { drawPicture } from '../fixtures/uploads.ts';

let width = 20;
/** A small picture that no other one equals. */
export const newPhoto = async (): Promise<Uint8Array> =>
  Uint8Array.from(
    await drawPicture((width += 1), 20)
      .jpeg()
      .toBuffer(),
  );

/** By name: a new photo, or this content. */
export async function zipOf(
  ...files: readonly (string | readonly [name: string, content: Uint8Array])[]
): Promise<Buffer> {
  const entries: Zippable = {};
  for (const file of files) {
    if (typeof file === 'string') entries[file] = await newPhoto();
    else entries[file[0]] = file[1];
  }
  return Buffer.from(zipSync(entries));
}
