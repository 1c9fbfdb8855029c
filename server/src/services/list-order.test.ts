// The pages of a list are the whole list in one order, because no two of its rows share a place.
import { services } from '@hammerdock/contract/index.ts';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSession } from '../testing/build.ts';
import { DEMO_DATA } from '../testing/fixtures/demo-world.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import { openWorld, type World } from '../testing/world.ts';

type Role = 'buyer' | 'seller' | 'staff' | 'admin';
type Wanted = 'lotWithBids' | 'pastAuction' | 'openAuction' | 'draftAuction';

interface List {
  readonly as: Role;
  readonly input?: object;
  /** The name of the field that identifies what it is a list of. */
  readonly of?: readonly [string, Wanted];
}

const LISTS: Readonly<Record<string, List>> = {
  'accounting.listAccountLines': { as: 'admin', input: { account: 'buyer credit' } },
  'accounting.listDifferences': { as: 'admin' },
  'bidding.getBidHistory': { as: 'buyer', of: ['product_id', 'lotWithBids'] },
  'bidding.getBidReplay': { as: 'buyer', of: ['product_id', 'lotWithBids'] },
  'bidding.listIdentityChecks': { as: 'admin' },
  'bids.getAllBids': { as: 'buyer' },
  'bids.getDashboardList': { as: 'buyer', input: { type: 'all' } },
  'bids.getLosing': { as: 'buyer' },
  'bids.getLost': { as: 'buyer' },
  'bids.getWinning': { as: 'buyer' },
  'bids.getWon': { as: 'buyer' },
  'catalog.getExpired': { as: 'buyer' },
  'catalog.getPastAuction': { as: 'buyer', of: ['auction_id', 'pastAuction'] },
  'catalog.getPastAuctions': { as: 'buyer' },
  'catalog.searchProducts': { as: 'buyer' },
  'credits.getCreditAndCoupon': { as: 'buyer' },
  'inbox.listInboxMessages': { as: 'admin' },
  'invoices.getReceipt': { as: 'buyer' },
  'messages.listMessages': { as: 'buyer' },
  'notifications.listNotifications': { as: 'buyer' },
  'pickup.listShipments': { as: 'staff' },
  'questions.listLotQuestions': { as: 'buyer', of: ['product_id', 'lotWithBids'] },
  'questions.listOpenQuestions': { as: 'seller' },
  'refunds.getRefund': { as: 'buyer' },
  'savedSearches.getSavedSearch': { as: 'buyer' },
  'sellerAuctions.listAuctionLots': { as: 'seller', of: ['auction_id', 'openAuction'] },
  'sellerAuctions.listSellerAuctions': { as: 'seller', input: { state: 'closed' } },
  'sellerAuctions.listStock': { as: 'seller' },
  'sellerAuctions.previewAuction': { as: 'seller', of: ['auction_id', 'draftAuction'] },
  'sellerLots.listSellerLots': { as: 'seller', input: { list: 'open' } },
  'settlements.listPayouts': { as: 'seller' },
  'settlements.listSellerAccounts': { as: 'admin' },
  'settlements.listStatements': { as: 'seller' },
  'watchlist.getWatchlist': { as: 'buyer' },
};

/** They accept pages and return all they have. */
const WHOLE = [
  'cards.getSkyflowCredit',
  'cards.listSources',
  'catalog.homeProducts',
  'catalog.similarProducts',
  'following.listFollowedSellers',
  'notifications.getUserNotification',
];

/** Their pages are cut from a log in the order of its entries. */
const LOGS = ['bidding.getBidHistory', 'bidding.getBidReplay'];

/** None, and the orders of lists of lots. */
const ORDERS = ['', '1', '3', '4'];

/** The last column of an order, before the page is cut. */
const END_OF_ORDER = /(\S+(?: asc| desc)?)\s+limit \S+ offset/g;
/** What no two rows of a list share. */
const UNIQUE = /^(?:\S+\.)?"?(?:id|number|position|username)"?(?: asc| desc)?$/;
const ROWS = /^(?!incomplete).*List$|^messages$|^users$/;

const PAGE = 2;
const PAGES = 6;

function listOf(name: string): List {
  const list = LISTS[name];
  if (list === undefined) throw new Error(`${name} is not listed here`);
  return list;
}

async function findLotWithBids({ owner }: World): Promise<string> {
  const { lotId } = await owner
    .selectFrom('lotEvents')
    .innerJoin('users', 'users.id', 'lotEvents.bidderId')
    .select(({ fn }) => ['lotId', fn.countAll().as('bids')])
    .where('username', '=', 'buyer')
    .groupBy('lotId')
    .orderBy('bids', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return lotId;
}

/** The one that has ended, one that runs, and one whose publication is taken back. */
async function findAuctions({ owner }: World) {
  const auctions = await owner.selectFrom('auctions').select('id').orderBy('endsAt').execute();
  const [past, open, ...more] = auctions.map(({ id }) => id);
  const last = more.at(-1) ?? '';
  await owner.updateTable('auctions').set({ publishedAt: null }).where('id', '=', last).execute();
  return { pastAuction: past, openAuction: open, draftAuction: last };
}

/** The calls that accept pages, and the orders that each accepts. */
const withPages = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls).flatMap(([call, { input }]) => {
    if (!(input instanceof z.ZodObject)) return [];
    const { page, limit, orderby } = input.shape;
    if (page === undefined || limit === undefined) return [];
    const orders = ORDERS.filter((order) => orderby && z.safeParse(orderby, order).success);
    return [[`${service}.${call}`, orders] as const];
  }),
);
const ordersOf = new Map<string, readonly string[]>(withPages);

/** The inputs of these calls have no more in common than what is sent here. */
interface UntypedCalls {
  call(name: string, input: object, options: object): ReturnType<World['call']>;
}

describe('the order of lists', () => {
  let world: World;
  let send: (name: string, input: object) => Promise<Readonly<Record<string, unknown>>>;
  let sent: string[] = [];
  beforeAll(async () => {
    world = await openWorld({
      data: DEMO_DATA,
      onQuery: ({ query }) => void sent.push(query.sql),
    });
    const people = await world.owner
      .selectFrom('users')
      .select(['id', 'username'])
      .where('username', 'in', ['buyer', 'seller', 'staff', 'admin'])
      .execute();
    const tokens = new Map<string, string>();
    for (const { id, username } of people) {
      tokens.set(username, (await buildSession(world.owner, id)).token);
    }
    const found = { lotWithBids: await findLotWithBids(world), ...(await findAuctions(world)) };
    const untyped = world as UntypedCalls;
    send = async (name, input) => {
      const { as, of, input: more } = listOf(name);
      const given = { ...more, ...(of ? { [of[0]]: found[of[1]] } : {}), ...input };
      const { body } = await untyped.call(name, given, { as: tokens.get(as) });
      return dataOf(body) as Record<string, unknown>;
    };
  });
  afterAll(() => world.close());

  const rowsOf = async (name: string, input: object): Promise<unknown[]> => {
    const data = Object.entries(await send(name, input));
    const [, rows] = data.find(([field]) => ROWS.test(field)) ?? [];
    if (!Array.isArray(rows)) throw new Error(`${name} has no rows`);
    return rows;
  };

  test('every list with pages is tested', () => {
    const names = withPages.map(([name]) => name);
    expect([...Object.keys(LISTS), ...WHOLE].toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.keys(LISTS))('API-05 %s has one order, whatever its pages', async (name) => {
    const all = await rowsOf(name, { page: 1, limit: PAGE * PAGES });
    const pages = [];
    for (let page = 1; page <= PAGES; page += 1) {
      pages.push(...(await rowsOf(name, { page, limit: PAGE })));
    }
    expect(pages).toEqual(all);

    for (const orderby of ordersOf.get(name) ?? []) {
      sent = [];
      await send(name, { page: 2, limit: PAGE, ...(orderby === '' ? {} : { orderby }) });
      const ends = sent.flatMap((sql) => [...sql.matchAll(END_OF_ORDER)]).map(([, end]) => end);
      if (!LOGS.includes(name)) expect(ends, orderby).not.toEqual([]);
      for (const end of ends) expect(end).toMatch(UNIQUE);
    }
  });
});
