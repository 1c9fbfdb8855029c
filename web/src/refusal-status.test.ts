import type { Envelope } from '@hammerdock/contract/call.ts';
import type { RenderedPage } from '@hammerdock/contract/page.ts';
import { describe, expect, test } from 'vitest';
import { watchRefusals } from './refusal-status.ts';

const refused = (code: string, facts: Record<string, string | number> = {}): Envelope<unknown> => ({
  status: 'error',
  statusText: 'No.',
  code,
  facts,
  fieldErrors: {},
  requestId: 'a-request',
});

async function pageAfter(answer: Envelope<unknown>, status = 500): Promise<RenderedPage> {
  const { transport, withStatus } = watchRefusals(() => Promise.resolve(answer));
  expect(await transport('catalog.homeProducts', {}, {})).toBe(answer);
  return withStatus({ status, headers: [], html: '<html>' });
}

describe('a page whose calls are refused for now', () => {
  test('has status 429 and Retry-After, after too many requests', async () => {
    const page = await pageAfter(refused('TooManyRequests', { retryAfterSeconds: 17 }));
    expect([page.status, page.headers]).toEqual([429, [['retry-after', '17']]]);
    expect(page.html).toBe('<html>');
  });

  test('has status 503 and Retry-After while the database is down', async () => {
    const page = await pageAfter(refused('Unavailable'));
    expect([page.status, page.headers]).toEqual([503, [['retry-after', '2']]]);
  });

  test('stays unchanged when it rendered or failed for another reason', async () => {
    expect((await pageAfter(refused('TooManyRequests'), 200)).status).toBe(200);
    expect((await pageAfter(refused('Fault'))).status).toBe(500);
  });
});
