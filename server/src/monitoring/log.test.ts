import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog, tagLog } from './log.ts';
import { openLogSink, type LogSink } from '../testing/fakes/log-sink.ts';
import { openWorld, type World } from '../testing/world.ts';

describe('OPS-06 log lines', () => {
  const person = {
    email: 'ann@example.com',
    phone: '+14045550100',
    firstName: 'Annabel',
    last_name: 'Archer',
    name: 'Annabel Archer',
    username: 'annabel99',
    address1: '7 Magnolia Lane',
    billing_address: { line: '7 Magnolia Lane' },
    city: 'Decatur',
    zip: '30030',
  };
  const secrets = {
    password: 'hunter2-hunter2',
    new_password: 'hunter2-hunter3',
    userToken: 'tok-4711',
    tokenHash: 'hash-4711',
    code: '482913',
    codes: ['482914'],
    authorization: 'Bearer tok-4711',
    cookie: 'hammerdock=tok-4711',
    'set-cookie': ['hammerdock=tok-4711; Path=/'],
    card_number: '4242424242424242',
    card_cvc: '987',
    METRICS_TOKEN: 'a-long-random-word',
    apiKey: 'key-4711',
    webhookSecret: 'whsec-4711',
  };
  const valuesOf = (given: object): string[] =>
    Object.values(given).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? valuesOf(value) : [String(value)],
    );
  const log = (write: (log: ReturnType<typeof openLog>) => void): string => {
    const sink = openLogSink();
    write(openLog('info', sink.stream));
    return sink.text();
  };

  test.each(Object.entries({ ...person, ...secrets }))('hide the field %s', (key, value) => {
    const fields = { [key]: value };
    const text = log((to) => {
      to.info(fields, 'one');
      to.warn({ users: [{ deep: { deeper: fields } }] }, 'two');
      to.error({ req: { headers: fields } }, 'three');
      to.error({ err: Object.assign(new Error('broken'), { given: fields }) }, 'four');
    });
    for (const word of ['one', 'two', 'three', 'four']) expect(text).toContain(`"msg":"${word}"`);
    for (const hidden of valuesOf(fields)) expect(text).not.toContain(hidden);
  });

  test.each([
    ['an e-mail address', 'no mailbox for ann.archer+bids@mail.example.com today', 'ann.archer'],
    ['a phone number', 'could not text +1 (404) 555-0100', '555-0100'],
    ['a local phone number', 'could not text 404-555-0100', '555-0100'],
    ['a bearer', 'refused: Authorization: Bearer abc.def-123', 'abc.def-123'],
    ['a cookie', 'sent cookie: theme=dark; __Host-hammerdock=abc123; x=1', 'abc123'],
    ['an address of a database', 'no answer from postgres://owner:hunter2@db/x', 'hunter2'],
    ['an address of Redis', 'no answer from rediss://:hunter2@redis.example.com', 'hunter2'],
    ['a link that opens an account', 'GET /reset?token=abc123&x=1 failed', 'abc123'],
    ['a card number', 'the card 4242 4242 4242 4242 was refused', '4242 4242'],
  ])('hide %s in any text', (_, sentence, hidden) => {
    const error = new Error(sentence, { cause: new Error(sentence) });
    const text = log((to) => {
      to.info({ note: sentence }, sentence);
      to.warn(sentence);
      to.error({ err: error }, 'failed');
      to.error({ err: error });
      to.error(error);
    });
    expect(text.split('\n')).toHaveLength(6);
    expect(text).not.toContain(hidden);
  });

  test('hide what a database error quotes, and keep its cause', () => {
    const err = Object.assign(new Error('duplicate key value violates "users_name"'), {
      code: '23505',
      constraint: 'users_name',
      detail: 'Key (first_name, last_name)=(Annabel, Archer) already exists.',
      where: 'COPY users, line 1: "Annabel Archer"',
    });
    const text = log((to) => to.error({ err }, 'a call failed'));
    expect(text).not.toMatch(/Annabel|Archer/);
    expect(text).toContain('"code":"23505"');
    expect(text).toContain('"constraint":"users_name"');
    expect(text).toContain('log.test.ts');
  });

  test('hide a raw request, and the row that a check refused', () => {
    const rawPacket = Buffer.from('hunter2');
    const detail = 'Failing row contains (1, hunter2).';
    const text = log((to) => {
      to.error({ err: Object.assign(new Error('Parse Error'), { rawPacket }) }, 'client error');
      to.error({ err: Object.assign(new Error('violates a check'), { detail }) }, 'a call failed');
    });
    expect(text).toMatch(/Parse Error[^]*violates a check/);
    expect(text).not.toMatch(/hunter2/);
    expect(text).not.toContain(rawPacket.join(','));
  });

  test('are JSON, one per event, with time, level and fields', () => {
    const text = log((to) => tagLog(to, { requestId: 'r1' }).warn({ lots: 3, at: null }, 'late'));
    expect(JSON.parse(text)).toEqual({
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: 'r1',
      lots: 3,
      at: null,
      msg: 'late',
    });
  });
});

describe('OPS-06 the log of a request', () => {
  let world: World;
  let sink: LogSink;
  beforeAll(async () => {
    sink = openLogSink();
    world = await openWorld({ logTo: sink.stream, env: { HAMMERDOCK_LOG_LEVEL: 'info' } });
  });
  afterAll(() => world.close());
  const post = (url: string, payload: object) =>
    world.app.http.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.77' });

  test('has the id of the answer for a failed sign-in, and identifies no person', async () => {
    const input = { email: 'ann@example.com', password: 'hunter2-hunter2' };
    const answer = await post('/api/user/signin', input);
    const { requestId } = answer.json<{ requestId: string }>();
    expect(answer.headers['x-request-id']).toBe(requestId);
    const [line] = sink.lines().filter((entry) => entry['requestId'] === requestId);
    expect(line).toMatchObject({ msg: 'a sign-in failed', network: '203.0.113.0/24' });
    expect(sink.text()).not.toMatch(/ann@example|hunter2|113\.77/);
  });

  test('has the id for a fault as well, with its cause', async () => {
    await sql`alter table users rename to people`.execute(world.owner);
    const answer = await post('/api/user/signin', { email: 'ann@example.com', password: 'x' });
    await sql`alter table people rename to users`.execute(world.owner);
    expect(answer.statusCode).toBe(500);
    const requestId = answer.headers['x-request-id'];
    expect(answer.json()).toMatchObject({ code: 'Fault', requestId });
    const lines = sink.lines().filter((entry) => entry['requestId'] === requestId);
    expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'a call failed' })]);
    expect(lines[0]).toMatchObject({ err: { code: '42P01' } });
    expect(sink.text()).not.toContain('ann@example');
  });
});
