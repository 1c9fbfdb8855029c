// Which pictures a lot is given until somebody photographs it, and the address of each.
import { goodsOf } from './kinds-of-goods.ts';
import { ORIGINALS } from './originals.gen.ts';
import { LABEL_EDITION } from './picture.ts';

const FALLBACK = { kind: 'carton', variant: 'kraft' } as const;

/** Every picture that ships with the demo: what it shows, by its name. */
export const CONTENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(ORIGINALS).flatMap(([kind, variants]) =>
    Object.entries(variants).flatMap(([variant, contents]) =>
      Object.entries(contents).map(
        ([angle, content]) => [`${kind}-${variant}-${angle}`, content] as const,
      ),
    ),
  ),
);

const namesOf = ({ kind, variant }: { kind: string; variant: string }): string[] =>
  Object.keys(ORIGINALS[kind]?.[variant] ?? {}).map((angle) => `${kind}-${variant}-${angle}`);

/** The pictures of a lot by name, from several sides; of the same title always the same. */
export function picturesOf(lot: { readonly title: string }): string[] {
  const kind = goodsOf(lot.title);
  const variants = Object.keys(ORIGINALS[kind] ?? {});
  const words = lot.title.toLowerCase();
  const named = variants.find((variant) => new RegExp(`\\b${variant}\\b`).test(words));
  const variant = named ?? variants[sumOf(words) % Math.max(1, variants.length)];
  return namesOf(variant === undefined ? FALLBACK : { kind, variant });
}

/** null for a name that no picture has. */
export function pictureAddress(name: string): string | null {
  const content = CONTENTS.get(name);
  return content === undefined ? null : `/pictures/${name}-${content}.webp`;
}

export const NO_PICTURE = namesOf(FALLBACK)[0] ?? '';

const LABEL = /^[A-Z0-9-]{4,32}$/;

/** Where the picture of a lot's label is; null for a label that cannot be printed. */
export const labelAddress = (lpn: string): string | null =>
  LABEL.test(lpn) ? `/pictures/label-${lpn}-${LABEL_EDITION}.webp` : null;

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
