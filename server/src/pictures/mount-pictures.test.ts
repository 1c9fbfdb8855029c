import { categoryOf, CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { NO_PICTURE, pictureOf } from '@hammerdock/domain/catalog/picture.ts';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { mountPictures } from './mount-pictures.ts';

const http = Fastify();
beforeAll(() => mountPictures(http));

describe('the pictures of lots', () => {
  test('there is a drawing for every category, with a size and nothing that runs', async () => {
    for (const { slug } of CATEGORIES) {
      const file = pictureOf({ title: 'Something else entirely', categorySlug: slug });
      const { statusCode, headers, body } = await http.inject(`/pictures/${file}`);
      expect([file, statusCode]).toEqual([file, 200]);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(body).toContain('width="1200" height="900"');
      expect(body).not.toMatch(/<script|\son\w+=/);
    }
  });

  test('words of the title tell more than the category', () => {
    const file = pictureOf({ title: 'Kids running shoes', categorySlug: 'sports' });
    expect(file).toMatch(/^shoe-[1-6]\.svg$/);
    expect(categoryOf('shoes', CATEGORIES)).toBe('apparel');
  });

  test('the same kind comes in several colours, and the same lot always in the same', () => {
    const titles = Array.from({ length: 40 }, (_, index) => `Stew pot ${index}`);
    const files = titles.map((title) => pictureOf({ title, categorySlug: 'kitchen' }));
    expect(new Set(files).size).toBe(6);
    expect(titles.map((title) => pictureOf({ title, categorySlug: 'kitchen' }))).toEqual(files);
  });

  test('a browser keeps them, and asks again with their tag', async () => {
    const first = await http.inject(`/pictures/${NO_PICTURE}`);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    const etag = String(first.headers['etag']);
    const again = await http.inject({
      url: `/pictures/${NO_PICTURE}`,
      headers: { 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('there is no way out of the folder', async () => {
    for (const file of ['none.svg', '..%2fdrawings.ts', 'pot.svg']) {
      expect((await http.inject(`/pictures/${file}`)).statusCode).toBe(404);
    }
  });
});
