// Sizes that nobody has asked for yet, made while there is nothing better to do.
import { PICTURE_WIDTHS } from '@hammerdock/domain/catalog/picture.ts';
import type { PictureStore, Size } from './picture-store.ts';

/** Small WebP first, which every browser shows; then AVIF, which takes a third less. */
const ORDER = [
  ...PICTURE_WIDTHS.slice(0, -1).map((width) => ({ width, format: 'webp' as const })),
  ...PICTURE_WIDTHS.map((width) => ({ width, format: 'avif' as const })),
];

/** At most so many in a round; how many were made. Other nodes make theirs as they are asked. */
export async function preGenerateSizes(
  pictureStore: PictureStore,
  { names, atMost }: { names: readonly string[]; atMost: number },
): Promise<number> {
  let made = 0;
  for (const { width, format } of ORDER) {
    for (const name of names) {
      const size: Size = { name, width, format };
      if ((await pictureStore.find(size)) !== undefined) continue;
      if (made >= atMost) return made;
      await pictureStore.findOrMake(size);
      made += 1;
    }
  }
  return made;
}
