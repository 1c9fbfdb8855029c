import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { services } from '../index.ts';

/** Lists of section 7 that are always returned whole. */
const WHOLE = new Set([
  'homeProducts',
  'similarProducts',
  'listSources',
  'getSkyflowCredit',
  'getUserNotification',
  'listFollowedSellers',
]);

const lists = Object.values(services)
  .flatMap((service) => Object.entries(service))
  .map(([name, call]) => ({ name, input: call.input }))
  .filter(
    ({ name, input }) =>
      WHOLE.has(name) ||
      (input instanceof z.ZodObject && 'page' in input.shape && 'limit' in input.shape),
  );

/** What a schema says about these fields; the others that a call needs are left out. */
const complaintsAbout = (input: z.core.$ZodType, fields: object) =>
  (z.safeParse(input, fields).error?.issues ?? [])
    .filter(({ code, path: [field] }) => code === 'unrecognized_keys' || String(field) in fields)
    .map(({ message, path }) => [path.join('.'), message]);

describe('S7 API-05 the parameters of lists', () => {
  test('the calls with pages and the whole lists are found', () => {
    const names = lists.map(({ name }) => name);
    expect(names.filter((name) => WHOLE.has(name)).toSorted()).toEqual([...WHOLE].toSorted());
    for (const name of ['getPastAuctions', 'getBidHistory', 'getWon', 'listSellerLots']) {
      expect(names).toContain(name);
    }
  });

  test.each(lists)('$name accepts all of them, numbers also as text', ({ name, input }) => {
    const fields = { filters: {}, location: '' };
    // Its orders and actions have names of their own.
    const orders = name === 'listSellerLots' ? ['title', 'lpn'] : [1, '1'];
    const action = name === 'getReceipt' ? 'paid' : 'all';
    for (const [at, pickup_status] of [0, '0'].entries()) {
      const numbers = at === 0 ? { limit: 10, page: 2 } : { limit: '10', page: '2' };
      const sent = { ...fields, ...numbers, action, orderby: orders[at], pickup_status };
      expect(complaintsAbout(input, sent)).toEqual([]);
    }
  });

  test.each(lists)('API-05 $name refuses a page or a size out of bounds', ({ input }) => {
    // A page has at most 60 rows; of similar lots fewer, of the console and of replays more.
    expect(complaintsAbout(input, { page: 10_000, limit: 12 })).toEqual([]);
    for (const out of [0, -1, 1.5, 10_001, 'two']) {
      expect(complaintsAbout(input, { page: out })).toMatchObject([['page', expect.any(String)]]);
    }
    for (const out of [0, -1, 1.5, 501, 'two']) {
      expect(complaintsAbout(input, { limit: out })).toMatchObject([['limit', expect.any(String)]]);
    }
  });
});
