// Where pictures and their sizes are found.

/** Every picture is this wide and high, or shown as if it were: a place is kept for it. */
export const PICTURE_SIZE = { width: 1000, height: 750 } as const;

/** In pixels, the smallest first; the widest is the picture as it was taken in. */
export const PICTURE_WIDTHS = [320, 640, 1000] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pictures of lots, and those that people have uploaded. */
const SIZED = /^(?<folder>\/(?:pictures|uploads)\/)(?<file>[\w-]+\.webp)$/;

/**
 * The address of a size of a picture: `/pictures/sofa-2-front-1a2b3c4d.webp` at 320 is
 * `/pictures/320/sofa-2-front-1a2b3c4d.webp`. An address that has no sizes stays as it is.
 */
export function pictureAt(address: string, width: PictureWidth): string {
  const { folder, file } = SIZED.exec(address)?.groups ?? {};
  if (width === PICTURE_SIZE.width || folder === undefined) return address;
  return `${folder}${width}/${file}`;
}

/** For `srcset`; undefined for an address that has no sizes. */
export function pictureSources(address: string): string | undefined {
  if (!SIZED.test(address)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ');
}

/** Changes when labels are drawn in another way, so that nobody keeps the old ones. */
export const LABEL_EDITION = '00000001';
