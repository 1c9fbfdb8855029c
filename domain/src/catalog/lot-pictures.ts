// The addresses of a lot's photos and of its label.
import { LABEL_EDITION } from './picture.ts';

/** A photo is named after its content, so that browsers may cache its address forever. */
const PHOTO = /^[a-z0-9-]{1,64}-[0-9a-f]{8}$/;

/** null for a text that is not the name of a photo. */
export const photoAddress = (name: string): string | null =>
  PHOTO.test(name) ? `/pictures/${name}.webp` : null;

const LABEL = /^[A-Z0-9-]{4,32}$/;
const LABELS = '/pictures/label-';

/** null for a label that cannot be printed. */
export const labelAddress = (lpn: string): string | null =>
  LABEL.test(lpn) ? `${LABELS}${lpn}-${LABEL_EDITION}.webp` : null;

/** The label is listed with a lot's pictures, but it is not a photo of the lot. */
export const isLabelAddress = (address: string): boolean => address.startsWith(LABELS);
