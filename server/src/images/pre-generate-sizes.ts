// Generates picture sizes before the first request for them.
import { PICTURE_WIDTHS } from '@hammerdock/domain/catalog/picture.ts';
import type { PictureStore, Size } from './picture-store.ts';

/** Small WebP first, which every browser shows; then AVIF, which is a third smaller. */
const ORDER = [
  ...PICTURE_WIDTHS.slice(0, -1).map((width) => ({ width, format: 'webp' as const })),
  ...PICTURE_WIDTHS.map((width) => ({ width, format: 'avif' as const })),
];

/**
 * Generates at most `atMost` sizes and returns how many; other nodes generate theirs on request.
 * Skips names without an original on this node.
 */
export async function preGenerateSizes(
  pictureStore: PictureStore,
  { names, atMost }: { names: readonly string[]; atMost: number },
): Promise<number> {
  let made = 0;
  const present: string[] = [];
  for (const name of names) if (await pictureStore.has(name)) present.push(name);
  for (const { width, format } of ORDER) {
    for (const name of present) {
      const size: Size = { name, width, format };
      if (await pictureStore.hasSize(size)) continue;
      if (made >= atMost) return made;
      await pictureStore.findOrMake(size);
      made += 1;
    }
  }
  return made;
}
