// The addresses of pictures and their sizes.

/**
 * The dimensions of every picture, or of the box it is shown in, so that the layout does not shift.
 */
export const PICTURE_SIZE = { width: 1000, height: 750 } as const;

/** In pixels, the smallest first; the widest is the stored picture. */
export const PICTURE_WIDTHS = [320, 640, 1000] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pictures of lots, and uploaded ones. */
const SIZED = /^(?<folder>\/(?:pictures|uploads)\/)(?<file>[\w-]+\.webp)$/;

/**
 * The address of a size of a picture: `/pictures/sofa-2-front-1a2b3c4d.webp` at 320 is
 * `/pictures/320/sofa-2-front-1a2b3c4d.webp`. An address without sizes is not changed.
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

/** Changes when the rendering of labels changes, so that no cache serves old ones. */
export const LABEL_EDITION = '00000001';
