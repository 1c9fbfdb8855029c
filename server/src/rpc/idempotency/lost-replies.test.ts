// R3, R69: for every call with a key, a request whose reply was lost is sent again with its key.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services } from '@hammerdock/contract';
import type { Call, Envelope } from '@hammerdock/contract/call.ts';
import { json } from '../../db/database.ts';
import { sendAndDrop } from '../../testing/fakes/dropped-connection.ts';
import { bidScenarios } from '../../testing/keyed-calls/bids.ts';
import type { KeyedScenario } from '../../testing/keyed-calls/keyed-call.ts';
import { saleScenarios } from '../../testing/keyed-calls/sales.ts';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { WITH_TRANSFERS } from '../../testing/settlements/transfer-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

const declared: Record<string, Record<string, Call>> = services;
const keyedCalls = Object.entries(declared).flatMap(([service, calls]) =>
  Object.entries(calls)
    .filter(([, call]) => call.repeatable === 'by key')
    .map(([name, call]) => ({ id: `${service}.${name}`, path: `/api/${call.group}/${name}` })),
);

const sink = openLogSink();
const logged = { logTo: sink.stream, env: { HAMMERDOCK_LOG_LEVEL: 'error' } };
let bidding: PurchaseWorld;
let sales: World;
beforeAll(async () => {
  [bidding, sales] = await Promise.all([
    openPurchaseWorld(logged),
    openWorld({ ...logged, env: WITH_TRANSFERS }),
  ]);
});
afterAll(() => Promise.all([bidding.close(), sales.close()]));

/** The parser's errors; others would mean that the stored answer was used unparsed. */
const NOT_PARSED = /^UnreadableColumnError$|Zod/;
const BROKEN_ANSWER = json({ ok: true, value: 5 });
const titles = [...Object.keys(bidScenarios), ...Object.keys(saleScenarios)];

const send = async ({ world, as }: KeyedScenario, path: string, input: object, key: string) => {
  const response = await world.app.http.inject({
    method: 'POST',
    url: path,
    headers: {
      'idempotency-key': key,
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
    },
    payload: input,
  });
  return { status: response.statusCode, body: response.json<Envelope<unknown>>() };
};
const callOf = (title: string) => keyedCalls.find(({ id }) => id === title.split(',')[0]);

/** The same user, path and input, with another key or the same one. */
async function openUse(title: string) {
  const scenario = await (bidScenarios[title]?.(bidding) ?? saleScenarios[title]?.(sales));
  const path = callOf(title)?.path;
  if (scenario === undefined || path === undefined) throw new Error(`no scenario ${title}`);
  return { ...scenario, path, send: (key: string) => send(scenario, path, scenario.input, key) };
}

describe('a request whose reply was lost is sent again with its key (R3, R69)', () => {
  test('covers every call that takes a key', () => {
    const covered = new Set(titles.map((title) => callOf(title)?.id));
    expect(covered).toEqual(new Set(keyedCalls.map(({ id }) => id)));
  });

  test.each(titles)('%s has one effect and reports it', async (title) => {
    const { world, path, input, as, count, obstacle, send: repeat } = await openUse(title);
    const key = randomUUID();
    expect(await count()).toBe(0);
    const request = { path, input, key, ...(as === undefined ? {} : { as }) };
    await sendAndDrop(world, request, async () => (await count()) === 1);
    await obstacle?.();
    const again = await repeat(key);
    expect([again.status, again.body.status]).toEqual([200, 'success']);
    expect((await repeat(key)).body).toEqual(again.body);
    expect(await count()).toBe(1);
  });

  test.each(titles)('%s fails when its stored answer cannot be read', async (title) => {
    const { world, count, send: repeat } = await openUse(title);
    const key = randomUUID();
    expect((await repeat(key)).status).toBe(200);
    await world.owner.updateTable('idempotencyKeys').set({ answer: BROKEN_ANSWER }).execute();
    expect(await repeat(key)).toMatchObject({ status: 500, body: { code: 'Fault' } });
    expect(await count()).toBe(1);
    const failure = sink.lines().findLast(({ msg }) => msg === 'a call failed');
    expect(failure).toMatchObject({ err: { type: expect.stringMatching(NOT_PARSED) } });
  });

  test('an accepted bid is reported while its bidder is rate limited, and a new bid is refused', async () => {
    const { count, send: repeat } = await openUse('bidding.placeBid');
    const key = randomUUID();
    const first = await repeat(key);
    let refused = first;
    while (refused.status !== 429) refused = await repeat(randomUUID());
    expect(await repeat(key)).toEqual(first);
    expect(await count()).toBe(1);
  });
});
