import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

/** The scripts allowed on the page of the card form, each with its purpose. Review any change. */
const INVENTORY = new URL('card-form-scripts.json', import.meta.url);

describe('S37 the page that takes card numbers', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('runs only the scripts of the committed inventory, enforced by its policy', async () => {
    const { body, headers } = await world.app.http.inject({ url: '/sandbox/tokenise' });
    const policy = String(headers['content-security-policy']);
    const [, nonce = ''] = /script-src 'nonce-([\w-]{20,})';/.exec(policy) ?? [];
    const scripts = [...body.matchAll(/<script(?<tag>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)];
    const found = scripts.map(({ groups }) => {
      expect(groups?.['tag']).toBe(` nonce="${nonce}"`);
      return createHash('sha256')
        .update(groups?.['text'] ?? '')
        .digest('base64');
    });
    const known = JSON.parse(readFileSync(INVENTORY, 'utf8')) as Record<string, string>;
    expect(found).toEqual(Object.keys(known));
    expect(Object.values(known).every((purpose) => purpose.length > 20)).toBe(true);
    expect(body).not.toMatch(/\son\w+=|javascript:|<iframe|<object|<base/i);
  });
});
