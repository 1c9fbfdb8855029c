import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../testing/world.ts';

/** The scripts allowed on the page of the card form, each with its purpose. Review any change. */
const INVENTORY = new URL('card-form-scripts.json', import.meta.url);

describe('S37 the page that takes card numbers', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const hashOf = async (url: string): Promise<string> => {
    const { rawPayload } = await world.app.http.inject({ url });
    return `sha256-${createHash('sha256').update(rawPayload).digest('base64')}`;
  };

  test('runs only the scripts of the committed inventory, enforced by its policy', async () => {
    const { body, headers } = await world.app.http.inject({ url: '/sandbox/tokenise' });
    const scripts = [...body.matchAll(/<script(?<tag>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)];
    const found = scripts.map(({ groups }) => {
      expect(groups?.['text']).toBe('');
      const tag = / src="(?<src>[^"]+)" integrity="(?<integrity>[^"]+)"$/.exec(
        groups?.['tag'] ?? '',
      );
      return { src: tag?.groups?.['src'] ?? '', integrity: tag?.groups?.['integrity'] };
    });
    const hashes = await Promise.all(found.map(({ src }) => hashOf(src)));
    expect(found.map(({ integrity }) => integrity)).toEqual(hashes);
    expect(headers['content-security-policy']).toContain(
      `script-src ${hashes.map((hash) => `'${hash}'`).join(' ')};`,
    );
    const known = JSON.parse(readFileSync(INVENTORY, 'utf8')) as Record<string, string>;
    expect(hashes).toEqual(Object.keys(known));
    expect(Object.values(known).every((purpose) => purpose.length > 20)).toBe(true);
    expect(body).not.toMatch(/\son\w+=|javascript:|<iframe|<object|<base/i);
  });
});
