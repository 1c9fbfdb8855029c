import { describe, expect, test } from 'vitest';
import { isServerReachable } from './server-reachable.ts';

describe('the server', () => {
  const OK = '{"status":"ok"}';

  test('is reachable when it sends its own answer', async () => {
    expect(await isServerReachable(1, () => Promise.resolve(new Response(OK)))).toBe(true);
  });

  test('is not reachable when there is no answer or a foreign one', async () => {
    const noAnswer = new TypeError('Failed to fetch');
    expect(await isServerReachable(1, () => Promise.reject(noAnswer))).toBe(false);
    for (const other of [
      new Response(OK, { status: 502 }),
      new Response('<h1>Welcome to our wifi</h1>'),
      new Response('null'),
      new Response('{"status":"sign in"}'),
    ]) {
      expect(await isServerReachable(1, () => Promise.resolve(other))).toBe(false);
    }
  });
});
