// The pictures of the demo's lots, chosen by the words of their titles.
import { goodsOf } from './kinds-of-goods.ts';
import { ORIGINALS } from './originals.gen.ts';

const FALLBACK = { kind: 'carton', variant: 'kraft' } as const;

interface Variant {
  readonly kind: string;
  readonly variant: string;
}

const filesOf = ({ kind, variant }: Variant): string[] =>
  Object.keys(ORIGINALS[kind]?.[variant] ?? {}).map((angle) => `${kind}-${variant}-${angle}`);

/** The name of a photo of a lot, by the file without its extension. */
export const PHOTO_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ORIGINALS).flatMap(([kind, variants]) =>
    Object.entries(variants).flatMap(([variant, contents]) =>
      Object.entries(contents).map(([angle, content]) => {
        const file = `${kind}-${variant}-${angle}`;
        return [file, `${file}-${content}`] as const;
      }),
    ),
  ),
);

/** The names of a lot's photos, one for each angle; the same for the same title. */
export function picturesOf(lot: { readonly title: string }): string[] {
  return filesOf(variantOf(lot.title)).flatMap((file) => PHOTO_NAMES.get(file) ?? []);
}

function variantOf(title: string): Variant {
  const kind = goodsOf(title);
  const variants = Object.keys(ORIGINALS[kind] ?? {});
  const words = title.toLowerCase();
  const named = variants.find((variant) => new RegExp(`\\b${variant}\\b`).test(words));
  const variant = named ?? variants[sumOf(words) % Math.max(1, variants.length)];
  return variant === undefined ? FALLBACK : { kind, variant };
}

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
