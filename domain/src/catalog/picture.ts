// Which picture stands for a lot until somebody photographs it, and where its sizes are found.

/** Every picture is this wide and high, or shown as if it were: a place is kept for it. */
export const PICTURE_SIZE = { width: 1000, height: 750 } as const;

/** In pixels, the smallest first; the widest is the picture as it was taken in. */
export const PICTURE_WIDTHS = [320, 640, 1000] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const FOLDER = '/pictures/';
const SIZED = /^\/pictures\/[\w-]+\.webp$/;

/**
 * The address of a size of a picture: `/pictures/sofa-2-front-1a2b3c4d.webp` at 320 is
 * `/pictures/320/sofa-2-front-1a2b3c4d.webp`. An address that has no sizes stays as it is.
 */
export function pictureAt(address: string, width: PictureWidth): string {
  if (width === PICTURE_SIZE.width || !SIZED.test(address)) return address;
  return `${FOLDER}${width}/${address.slice(FOLDER.length)}`;
}

/** For `srcset`; undefined for an address that has no sizes. */
export function pictureSources(address: string): string | undefined {
  if (!SIZED.test(address)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ');
}

/** By words of the title, the most telling first. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(coffee|kettle|espresso|french press)\b/i, 'kettle'],
  [/\b(boots|shoes|sneakers)\b/i, 'shoe'],
  [/\b(bike|bicycle)\b/i, 'bike'],
  [/\b(lamp|lights?|lanterns?|candle)\b/i, 'lamp'],
  [/\b(television|monitor|projector|photo frame|display)\b/i, 'screen'],
  [/\b(camera|cameras|webcam|dash camera)\b/i, 'camera'],
  [/\b(chairs?|armchair|sofa|stools|ottoman)\b/i, 'armchair'],
  [/\b(tool set|tool chest|socket set|toolbox)\b/i, 'toolbox'],
  [/\b(vacuum|mop|carpet cleaner)\b/i, 'vacuum'],
  [/\b(tent|hammock|kayak|canopy)\b/i, 'tent'],
];

const BY_CATEGORY: Readonly<Record<string, string>> = {
  kitchen: 'pot',
  appliances: 'washer',
  furniture: 'table',
  decor: 'frame',
  bedding: 'bed',
  cleaning: 'bins',
  apparel: 'shirt',
  beauty: 'bottle',
  baby: 'stroller',
  toys: 'blocks',
  pets: 'bowl',
  garden: 'watering-can',
  camping: 'tent',
  sports: 'dumbbell',
  automotive: 'wheel',
  tools: 'drill',
  electronics: 'headphones',
  computers: 'laptop',
  office: 'desk',
};

export const NO_PICTURE = 'no-picture.svg';

/** Of the same title always the same colours, so that a shelf of pots is not one pot. */
const COLOURS = 6;

export function pictureOf(lot: { title: string; categorySlug: string }): string {
  const byWords = BY_WORDS.find(([pattern]) => pattern.test(lot.title))?.[1];
  const kind = byWords ?? BY_CATEGORY[lot.categorySlug] ?? 'box';
  return `${kind}-${1 + (sumOf(lot.title) % COLOURS)}.svg`;
}

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
