// S41, as R48 decides it: what a buyer receives about the bids and purchases of another contains
// the masked name and nothing else about that person, and nothing that links two lots.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { maskName } from '@hammerdock/domain/text/mask.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mountedCalls } from '../../rpc/table.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { findTraces } from '../../testing/leaks.ts';
import { until } from '../../testing/process.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';

/**
 * Two names with the same mask, so that only other differences between their lots could distinguish
 * them.
 */
const NAMES = { bidder: 'zanzibarrow', double: 'zebedeelow' } as const;

interface Lots {
  readonly bidOn: string;
  readonly bought: string;
}

let world: PurchaseWorld;
let viewer: Person;
let bidder: Person;
let socket: Socket;
/** What the viewer receives: each payload with its source and the lot it was requested for. */
const received: { readonly from: string; readonly text: string; readonly lot?: string }[] = [];
let lotsOfBidder: readonly [Lots, Lots];
let lotsOfDouble: Lots;

beforeAll(async () => {
  world = await openPurchaseWorld();
  const double = await addNamed(NAMES.double);
  [viewer, bidder] = [await world.addPayer(), await addNamed(NAMES.bidder)];
  await world.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.http.server.address() as AddressInfo;
  socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: viewer.token },
  });
  socket.onAny((name: string, event: unknown) => record(`event ${name}`, event));
  lotsOfBidder = [await playLots(bidder), await playLots(bidder)];
  lotsOfDouble = await playLots(double);
  await readEverything([...lotsOfBidder, lotsOfDouble]);
});
afterAll(async () => {
  socket.disconnect();
  await world.close();
});

const record = (from: string, payload: unknown): void => {
  received.push({ from, text: JSON.stringify(payload) });
};

async function addNamed(username: string): Promise<Person> {
  const person = await world.addPayer();
  const [firstName, lastName] = [`Quill${username}`, `Vander${username}`];
  await world.owner
    .updateTable('users')
    .set({ username, firstName, lastName, email: `${username}@mail.example` })
    .where('id', '=', person.id)
    .execute();
  return person;
}

/** The person outbids the viewer on one lot and buys the other. */
async function playLots(person: Person): Promise<Lots> {
  const lots = { bidOn: await world.addLot(), bought: await world.addOffer() };
  const lotIds = Object.values(lots);
  record('watchLots', await socket.emitWithAck('watchLots', { lotIds }));
  await world.bid(person, lots.bidOn, '20.00');
  await published(lots.bidOn);
  await world.bid(viewer, lots.bidOn, '5.00');
  await published(lots.bidOn);
  await world.bid(person, lots.bidOn, '50.00');
  await published(lots.bidOn);
  await world.take(person, lots.bought);
  await published(lots.bought);
  record('watchLots', await socket.emitWithAck('watchLots', { lotIds }));
  socket.emit('unwatchLots', { lotIds });
  return lots;
}

/** Waiting events are merged (R40), so each is published before the next. */
const published = (lot: string) =>
  until('all events are published', async () => {
    const waiting = world.owner.selectFrom('outbox').select('id').where('lotId', '=', lot);
    return (await waiting.where('dispatchedAt', 'is', null).execute()).length === 0;
  });

/** Each query that a buyer may call; those about a lot once per lot. */
async function readEverything(all: readonly Lots[]): Promise<void> {
  const lots = all.flatMap((each) => Object.values(each));
  for (const { name, call } of mountedCalls) {
    const isOpen = call.access === 'guest' || call.access === 'buyer';
    if (call.kind !== 'query' || !isOpen || NOT_IN_USE.has(name)) continue;
    const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
    const known = Object.entries(FIELDS).filter(([field]) => fields.includes(field));
    for (const lot of fields.includes('product_id') ? lots : [undefined]) {
      const payload = lot === undefined ? Object.fromEntries(known) : { product_id: lot };
      const answer = await world.app.http.inject({
        method: call.method,
        url: `/api/${call.group}/${name}`,
        headers: { authorization: `Bearer ${viewer.token}` },
        ...(call.method === 'POST' ? { payload } : {}),
      });
      const from = `${name} ${answer.statusCode}`;
      received.push({ from, text: answer.body, ...(lot === undefined ? {} : { lot }) });
    }
  }
}

/** For developers; they exist only where no real person has an account (R71). */
const NOT_IN_USE = new Set(['listMessages', 'getDemoRivals']);

const FIELDS = { limit: 50, searchtext: 'drill', type: 'all', page_id: 1, typearr: ['watchlist'] };

/** Everything the tables store only about that person: ids, names, addresses, cards, receipts. */
async function listSecrets({ id }: Person): Promise<string[]> {
  const ofUser = (userId: string) =>
    Promise.all([
      world.owner.selectFrom('users').selectAll().where('id', '=', userId).execute(),
      world.owner.selectFrom('cards').selectAll().where('userId', '=', userId).execute(),
      world.owner.selectFrom('invoices').selectAll().where('userId', '=', userId).execute(),
      world.owner.selectFrom('sessions').selectAll().where('userId', '=', userId).execute(),
    ]);
  const valuesOf = async (userId: string) =>
    (await ofUser(userId)).flat().flatMap((row) => Object.values(row));
  const shared = new Set(await valuesOf(viewer.id));
  const own = (await valuesOf(id)).filter(
    (value): value is string => typeof value === 'string' && !shared.has(value),
  );
  return [...new Set(own)].filter((value) => value.length >= 8);
}

const hashesOf = (value: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
    (['hex', 'base64url'] as const).map((encoding) =>
      createHash(name).update(value).digest(encoding).slice(0, 16),
    ),
  );

describe('S41 R48 what a buyer receives about another', () => {
  test('comes from every query that a buyer may call and from the socket', () => {
    const answered = new Set(
      received.filter(({ from }) => from.endsWith(' 200')).map(({ from }) => from),
    );
    expect(answered.size).toBeGreaterThan(35);
    const events = received.filter(({ from }) => from.startsWith('event '));
    expect(events.length).toBeGreaterThanOrEqual(4 * 3);
    const history = received.filter(({ from }) => from.startsWith('getBidHistory'));
    expect(history.filter(({ text }) => text.includes(maskName(NAMES.bidder)))).toHaveLength(3);
  });

  test('contains no id, name, address, card, receipt or session of that person', async () => {
    const secrets = await listSecrets(bidder);
    expect(secrets).toEqual(expect.arrayContaining([bidder.id, NAMES.bidder]));
    const traces = new Map(received.map(({ from, text }, index) => [`${index} ${from}`, text]));
    const found = secrets.flatMap((secret) =>
      findTraces(traces, secret).map((place) => `${place}: ${secret}`),
    );
    expect(found).toEqual([]);
  });

  test('contains no hash of the id, the name or the email, and only pictures of lots', () => {
    const email = `${NAMES.bidder}@mail.example`;
    const hashes = [bidder.id, NAMES.bidder, email].flatMap(hashesOf);
    for (const { from, text } of received) {
      expect(
        hashes.filter((hash) => text.includes(hash)),
        from,
      ).toEqual([]);
      const pictures = Array.from(text.matchAll(/"\w*avatar\w*":"([^"]*)"/gi), ([, at]) => at);
      expect(
        pictures.filter((at) => at?.startsWith('/pictures/') !== true),
        from,
      ).toEqual([]);
    }
  });

  test('is the same for another bidder with the same mask, so nothing links two lots', async () => {
    const [first, second] = lotsOfBidder;
    const seen = await Promise.all([first, second, lotsOfDouble].map(textsOf));
    expect(seen[0]?.length).toBeGreaterThanOrEqual(20);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test.each(['j', 'jo', 'Ål'])('shows no part of the name %s', async (username) => {
    const short = await world.addPayer();
    await world.owner.updateTable('users').set({ username }).where('id', '=', short.id).execute();
    const product_id = await world.addLot();
    await world.bid(short, product_id, '20.00');
    const answer = await world.call('bidding.getBidHistory', { product_id }, { as: viewer.token });
    const text = JSON.stringify(answer.body);
    expect(text).toContain('"****"');
    expect(text).not.toContain(`"${username}`);
  });
});

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The payloads about these lots, without what differs between any two lots. */
async function textsOf(lots: Lots): Promise<string[]> {
  const countsOf = new Map<string, number>();
  for (const each of [...lotsOfBidder, lotsOfDouble]) {
    const ids = new Set(listAbout(each).join('\n').match(ID));
    for (const id of ids) countsOf.set(id, (countsOf.get(id) ?? 0) + 1);
  }
  const rows = await Promise.all(Object.values(lots).map((lot) => world.lotRow(lot)));
  const normalize = (text: string): string =>
    rows
      .reduce(
        (left, { id, lpn, number, title }) =>
          left
            .replaceAll(id, 'LOT')
            .replaceAll(lpn, 'LPN')
            .replaceAll(title, 'TITLE')
            .replaceAll(`"lot_number":${number}`, '"lot_number":0'),
        text,
      )
      // An id that appears in the payloads of one pair of lots only links it to no other.
      .replaceAll(ID, (id) => (countsOf.get(id) === 1 ? 'ID' : id));
  return listAbout(lots).map(normalize).toSorted();
}

/** What was requested for these lots, or names them, and names no other. */
function listAbout(lots: Lots): string[] {
  const own = Object.values(lots);
  const others = [...lotsOfBidder, lotsOfDouble].filter((each) => each !== lots);
  const named = (text: string, ids: readonly string[]) => ids.some((id) => text.includes(id));
  return received
    .filter(({ text, lot = '' }) => own.includes(lot) || named(text, own))
    .filter(
      ({ text }) =>
        !named(
          text,
          others.flatMap((each) => Object.values(each)),
        ),
    )
    .map(({ text }) => text);
}
