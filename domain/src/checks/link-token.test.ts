import { expect, test } from 'vitest';
import { readLinkToken } from './link-token.ts';

const ID = '01934b5e-7a2c-7000-8000-0123456789ab';
const SECRET = 'a_-'.repeat(14).concat('Z');

test('the token of a link is an id and a secret, and one that was cut off is none', () => {
  expect(readLinkToken(`${ID}.${SECRET}`)).toEqual({ id: ID, secret: SECRET });
  for (const token of ['', 'abc.def', ID, `${ID}.`, `${ID}.${SECRET.slice(1)}`, `${ID}.${SECRET}.`])
    expect(readLinkToken(token)).toBeNull();
});
