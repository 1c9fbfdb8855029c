// How the pictures of a page load (UX-03): each in a reserved space, and none too early.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { findLot } from '../../steps/store/over-http.ts';

/** How far below the screen a browser begins to fetch, in screens, with a margin. */
const FAR = 6;

/** In screens; pictures this near may be fetched immediately. */
const SOON = 1.25;

/** Each kind closes after the one before, so the lots further down have different pictures. */
const GOODS = ['Camp tent', 'Camp lamp', 'Camp chair', 'Camp stove', 'Camp table'];

test(
  'pictures have reserved space, and those further down load when they are near',
  { tag: '@both' },
  async ({ page, makeLots }) => {
    const kinds = GOODS.map((title, place) => ({ title, closesInSeconds: 12_000 + 1_000 * place }));
    await Promise.all(kinds.map((kind) => makeLots({ ...kind, count: 6 })));
    const fetched = new Set<string>();
    page.on('request', (request) => void fetched.add(fileOf(request.url())));
    const lot = await findLot('Copper kettle');
    for (const path of ['/', '/search?q=camp&limit=30', `/productView/${lot.id}`]) {
      await page.goto('about:blank');
      fetched.clear();
      await page.goto(path, { waitUntil: 'networkidle' });
      const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => ({
          src: image.src,
          sized: image.width > 0 && image.hasAttribute('height'),
          // Its space had the same shape before it loaded.
          shape: getComputedStyle(image).aspectRatio,
          lazy: image.loading === 'lazy',
          top: image.getBoundingClientRect().top / innerHeight,
          came: image.complete && image.naturalWidth > 0,
        })),
      );
      const near = pictures.filter(({ top }) => top <= FAR).map(({ src }) => fileOf(src));
      expect(near.length).toBeGreaterThan(0);
      for (const { src, sized, shape, lazy, top, came } of pictures) {
        expect([sized, shape]).toEqual([true, expect.stringMatching(/\d/)]);
        expect(lazy || top < SOON).toBe(true);
        if (top < 0.5) expect(came).toBe(true);
        if (!near.includes(fileOf(src))) expect(fetched).not.toContain(fileOf(src));
      }
    }
  },
);

/** The original's name, without size and format. */
const fileOf = (address: string): string => /([\w-]+)\.\w+$/.exec(address)?.[1] ?? address;
