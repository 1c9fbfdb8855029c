// A guest and a rival compare two lots that differ only in a secret. They read every answer and
// event that mentions the lots.
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLot } from '../../operations/auctions/open-lot.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { until } from '../../testing/process.ts';

const ROUNDS = 4;

/** Everything one observer learns about one lot, as text without the lot's own ids. */
type Observations = string[];

interface Pair {
  /** Without and with the secret. */
  readonly plain: string;
  readonly secret: string;
}

/** The same public events on both lots; the secret only on one of them. */
interface Scenario {
  readonly name: string;
  readonly upcoming: boolean;
  play(pair: Pair, random: () => number): Promise<void>;
}

describe('R70 R61 S42 curious observers', () => {
  let world: BiddingWorld;
  let address: string;
  let leader: Person;
  let rival: Person;
  let other: Person;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    world = await openBiddingWorld({ env: { HAMMERDOCK_BIDS_PER_MINUTE: '10000' } });
    [leader, rival, other] = [
      await world.addBidder(),
      await world.addBidder(),
      await world.addBidder(),
    ];
    await world.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.http.server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await world.close();
  });

  /** Waiting events are merged (R40), so each is published before the next bid. */
  const published = (lot: string) =>
    until('all events are published', async () => {
      const waiting = world.owner.selectFrom('outbox').select('id').where('lotId', '=', lot);
      return (await waiting.where('dispatchedAt', 'is', null).execute()).length === 0;
    });
  const bid = async (
    person: Person,
    product_id: string,
    cents: number,
    name: 'placeBid' | 'future_proxy' = 'placeBid',
  ) => {
    const wsprice = (cents / 100).toFixed(2);
    await world.call(`bidding.${name}`, { product_id, wsprice }, { as: person.token });
    await published(product_id);
  };
  const both = async ({ plain, secret }: Pair, act: (lot: string) => Promise<unknown>) => {
    await act(plain);
    await act(secret);
  };
  /** Bids of the rival and of another bidder below the leader's maximum. */
  const losingBids = async (pair: Pair, random: () => number) => {
    let cents = 200 + Math.floor(random() * 300);
    for (let round = 0; round < 3; round += 1) {
      const person = random() < 0.5 ? rival : other;
      const offer = cents;
      await both(pair, (lot) => bid(person, lot, offer));
      cents += 300 + Math.floor(random() * 200);
    }
  };

  const scenarios: readonly Scenario[] = [
    {
      name: 'a live maximum',
      upcoming: false,
      play: async (pair, random) => {
        await bid(leader, pair.plain, 50_000);
        await bid(leader, pair.secret, 60_000 + Math.floor(random() * 9_000));
        await losingBids(pair, random);
      },
    },
    {
      name: 'a raise',
      upcoming: false,
      play: async (pair, random) => {
        await both(pair, (lot) => bid(leader, lot, 50_000));
        if (random() < 0.5) await bid(leader, pair.secret, 60_000);
        await losingBids(pair, random);
        await bid(leader, pair.secret, 70_000);
        await both(pair, (lot) => bid(rival, lot, 3_000));
      },
    },
    {
      name: 'an advance bid',
      upcoming: true,
      play: async (pair, random) => {
        await both(pair, (lot) => bid(rival, lot, 700, 'future_proxy'));
        await bid(leader, pair.secret, 800 + Math.floor(random() * 900), 'future_proxy');
        await both(pair, (lot) => bid(rival, lot, 900, 'future_proxy'));
      },
    },
    {
      name: 'an advance bid that is passed over at the opening',
      upcoming: true,
      play: async (pair, random) => {
        await both(pair, (lot) => bid(leader, lot, 5_000, 'future_proxy'));
        await both(pair, (lot) => bid(rival, lot, 2_000, 'future_proxy'));
        await bid(other, pair.secret, 200 + Math.floor(random() * 900), 'future_proxy');
        await world.clock.stopAt(NOON + minutes(10));
        await both(pair, (lot) => openLot(world.app.context.workerDb, lot));
        await both(pair, (lot) =>
          until('the lot is open', async () => (await world.lotRow(lot)).phase === 'open'),
        );
        await both(pair, published);
        await both(pair, (lot) => bid(rival, lot, 2_500));
      },
    },
    {
      name: 'a refused bid',
      upcoming: false,
      play: async (pair, random) => {
        await both(pair, (lot) => bid(leader, lot, 50_000));
        await bid(other, pair.secret, 100);
        await bid(leader, pair.secret, 40_000);
        await losingBids(pair, random);
      },
    },
  ];

  async function openPair(upcoming: boolean): Promise<Pair> {
    const options = upcoming ? ({ phase: 'upcoming', opensAt: NOON + minutes(10) } as const) : {};
    const open = () => world.addLot({ retractMinutes: 30, ...options });
    return { plain: await open(), secret: await open() };
  }

  /** Collects the events of one lot until the returned function is called. */
  async function listen(lot: string, token?: string): Promise<() => Promise<Observations>> {
    const socket = io(address, {
      transports: ['websocket'],
      reconnection: false,
      auth: token === undefined ? {} : { token },
    });
    sockets.push(socket);
    const observed: Observations = [];
    socket.onAny((name: string, event: { lot_id?: string }) => {
      if (event.lot_id === lot) observed.push(JSON.stringify([name, event]));
    });
    observed.push(JSON.stringify(await socket.emitWithAck('watchLots', { lotIds: [lot] })));
    return async () => {
      await published(lot);
      // The answer arrives after every event that was sent before it.
      const again = io(address, { transports: ['websocket'], reconnection: false });
      sockets.push(again);
      observed.push(JSON.stringify(await again.emitWithAck('watchLots', { lotIds: [lot] })));
      await socket.emitWithAck('watchLots', { lotIds: [] });
      return observed;
    };
  }

  async function read(lot: string, token?: string): Promise<Observations> {
    const as = token === undefined ? {} : { as: token };
    const product = { product_id: lot };
    const answers: { status: number; body: unknown }[] = [
      await world.call('catalog.getProductInfo', product, as),
      await world.call('bidding.getBidHistory', product, as),
    ];
    if (token !== undefined) {
      answers.push(
        await world.call('bidding.getBidReplay', product, as),
        await world.call('bidding.bidCustomData', product, as),
        await world.call('bidding.checkBidRestriction', product, as),
      );
    }
    const { body } = await world.call('catalog.searchProducts', { limit: 100 }, as);
    const cards = JSON.stringify(body).match(new RegExp(`\\{"id":"${lot}"[^{]*`)) ?? [];
    return [...answers.map(({ status, body: said }) => JSON.stringify([status, said])), ...cards];
  }

  /** Removes what differs between any two lots. */
  async function normalize(lot: string, seen: Observations): Promise<Observations> {
    const { lpn, number, title } = await world.lotRow(lot);
    return seen.map((text) =>
      text
        .replaceAll(lot, 'LOT')
        .replaceAll(lpn, 'LPN')
        .replaceAll(title, 'TITLE')
        .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
        .replaceAll(`"lot_number":${number}`, '"lot_number":0'),
    );
  }

  async function observe(scenario: Scenario, random: () => number) {
    const pair = await openPair(scenario.upcoming);
    const listeners = await Promise.all(
      [pair.plain, pair.secret].map(async (lot) => ({
        guest: await listen(lot),
        rival: await listen(lot, rival.token),
        lot,
      })),
    );
    await scenario.play(pair, random);
    const seen = await Promise.all(
      listeners.map(async (each) => ({
        guest: await normalize(each.lot, [...(await each.guest()), ...(await read(each.lot))]),
        rival: await normalize(each.lot, [
          ...(await each.rival()),
          ...(await read(each.lot, rival.token)),
        ]),
      })),
    );
    await world.clock.stopAt(NOON);
    return { pair, seen };
  }

  test.each(scenarios)('see the same with and without $name', async (scenario) => {
    const random = randomOf(scenario.name.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { seen } = await observe(scenario, random);
      const [plain, secret] = seen;
      expect(plain?.guest.length).toBeGreaterThan(3);
      expect(secret).toEqual(plain);
    }
  });
});

/** The same numbers in every run. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
