import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD_NUMBERS } from '../../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../../testing/world.ts';

interface CardForm {
  card_number: string;
  card_name: string;
  card_exp_month: string;
  card_exp_year: string;
  card_cvc: string;
}

describe('the card form of the built-in provider', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const good: CardForm = {
    card_number: CARD_NUMBERS.good,
    card_name: 'Pat Example',
    card_exp_month: '12',
    card_exp_year: '2044',
    card_cvc: '123',
  };
  const send = async (change: Partial<CardForm>, origin?: string) => {
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/sandbox/tokenise',
      headers: origin === undefined ? {} : { origin },
      payload: { ...good, ...change },
    });
    return {
      status: response.statusCode,
      body: response.json<{ card_token?: string; complaints?: Record<string, string> }>(),
    };
  };

  test('can be embedded by our pages only, with a strict policy', async () => {
    const { body, headers } = await world.app.http.inject({ url: '/sandbox/tokenise' });
    expect(body).toContain('name="card_number"');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*'sha256-/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(body).not.toContain('unsafe-inline');
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['"><script>', 'light'],
  ])('has the colors of the embedding page: %s is shown as %s', async (scheme, shown) => {
    const query = { scheme };
    const { body } = await world.app.http.inject({ url: '/sandbox/tokenise', query });
    expect(body).toContain(`<html lang="en" data-scheme="${shown}">`);
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  test.each([
    ['/sandbox/card-form.js', 'text/javascript; charset=utf-8'],
    ['/sandbox/sandbox.css', 'text/css; charset=utf-8'],
  ])('serves %s with its type and an ETag', async (url, type) => {
    const { headers, statusCode } = await world.app.http.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect([headers['cache-control'], headers['etag']]).toEqual([
      'no-cache',
      expect.stringMatching(/^"/),
    ]);
  });

  test('has the typeface of the store, which its policy allows', async () => {
    const { body: styles } = await world.app.http.inject({ url: '/sandbox/sandbox.css' });
    const files = [...styles.matchAll(/url\('(?<file>[^']+)'\)/g)];
    expect(files).toHaveLength(2);
    for (const { groups } of files) {
      const url = groups?.['file'] ?? '';
      const { headers, rawPayload } = await world.app.http.inject({ url });
      expect(headers['content-type']).toBe('font/woff2');
      expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
    const { headers } = await world.app.http.inject({ url: '/sandbox/tokenise' });
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  test('says whether the card is saved or used once', async () => {
    const read = async (query: string) =>
      (await world.app.http.inject({ url: `/sandbox/tokenise${query}` })).body;
    expect(await read('')).toContain('<button class="wide">Save card</button>');
    expect(await read('?use=once')).toContain('<button class="wide">Use this card</button>');
  });

  test('SF13 accepts 20 attempts a minute from one address', async () => {
    const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const attempt = (remoteAddress: string) =>
      strict.app.http.inject({
        method: 'POST',
        url: '/sandbox/tokenise',
        remoteAddress,
        payload: { ...good, card_number: '4000' },
      });
    for (let n = 0; n < 20; n += 1) expect((await attempt('203.0.113.9')).statusCode).toBe(422);
    const refused = await attempt('203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().complaints.card_number).toMatch(
      /^Too many attempts\. Please wait \d+ sec/,
    );
    expect((await attempt('203.0.113.10')).statusCode).toBe(422);
    await strict.close();
  });

  test('returns a token, and stores only what may be shown of the card', async () => {
    const { body } = await send({ card_number: '4242 4242 4242 4242' });
    const stored = await world.owner
      .selectFrom('sandbox.cards')
      .selectAll()
      .where('token', '=', body.card_token ?? '')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ brand: 'Visa', last4: '4242', behaviour: 'succeeds' });
    expect(Object.values(stored).join(' ')).not.toMatch(/424242|\b123\b/);
  });

  test.each([
    [{ card_number: '4242' }, 'card_number', 'Invalid credit card number!'],
    [{ card_number: '4242 4242 4242 4241' }, 'card_number', 'Check the card number'],
    [{ card_number: '' }, 'card_number', 'Required!'],
    [{ card_name: 'P4t' }, 'card_name', 'No Special Characters and Numbers Allowed'],
    [{ card_cvc: '12' }, 'card_cvc', 'Mininum 3 Numbers required'],
    [{ card_cvc: '12345' }, 'card_cvc', 'Maximum 4 Numbers required'],
    [{ card_exp_month: '13' }, 'card_exp_month', 'Required!'],
    [{ card_exp_year: '' }, 'card_exp_year', 'Required!'],
    [{ card_exp_year: '2020' }, 'card_exp_year', 'This card has expired'],
  ])('reports invalid input: %o', async (change, field, complaint) => {
    const { status, body } = await send(change);
    expect(status).toBe(422);
    expect(body.complaints).toEqual({ [field]: complaint });
  });

  test('accepts test cards only, and refuses other sites', async () => {
    expect((await send({ card_number: '4111111111111111' })).status).toBe(422);
    expect((await send({}, 'https://elsewhere.example')).status).toBe(403);
    expect((await send({}, world.app.context.config.origin)).status).toBe(200);
  });

  test('returns 404 for an unknown verification', async () => {
    const page = await world.app.http.inject({ url: '/sandbox/verify/ch_unknown' });
    expect(page.statusCode).toBe(404);
  });
});
