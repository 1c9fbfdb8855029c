// The fields that section 3 of the specification names, read from its text: an entity or a field
// that is added there fails until a call carries it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Call } from './call.ts';
import { services } from './index.ts';

const { account, bidding, bids, cards, cart, catalog, credits, defaults, invoices } = services;
const { inbox, notes, notifications, refunds, savedSearches, watchlist } = services;

type Side = readonly [Call, 'input' | 'output'];

/** Where each entity is found; a call that is named must carry all fields. */
const CARRIERS: Readonly<Record<string, readonly Side[]>> = {
  User: [
    [account.getUserProfileDetails, 'output'],
    [account.updateUserProfile, 'input'],
  ],
  'Tax info': [[account.getUserProfileDetails, 'output']],
  'Other info': [[account.getUserProfileDetails, 'output']],
  'Lot (product)': [[catalog.getProductInfo, 'output']],
  'Bid form': [
    [bidding.placeBid, 'input'],
    [bidding.future_proxy, 'input'],
  ],
  'Bid history entry': [[bidding.getBidHistory, 'output']],
  'Lot note': [[notes.updateLotNotes, 'input']],
  'Card form': [
    [cards.createCardWithCustomer, 'input'],
    [cards.createSource, 'input'],
  ],
  'Update card': [[cards.updateSource, 'input']],
  'Saved card': [[cards.listSources, 'output']],
  'Saved bank': [
    [cards.listSources, 'output'],
    [invoices.getCheckoutInvoiceDetail, 'output'],
  ],
  'Billing form': [
    [invoices.viewReceipt, 'output'],
    [invoices.payWithCard, 'input'],
    [invoices.payWithCredits, 'input'],
    [invoices.payWithFullUserCredits, 'input'],
    [invoices.payWithCardOrUserCredits, 'input'],
  ],
  Address: [
    [account.getUserProfileDetails, 'output'],
    [account.userAddress, 'input'],
    [account.userAddress, 'output'],
  ],
  'Invoice detail': [
    [invoices.viewReceipt, 'output'],
    [invoices.getCheckoutInvoiceDetail, 'output'],
  ],
  'Cart line': [
    [cart.addCartLine, 'input'],
    [cart.updateCartLine, 'input'],
    [cart.previewCart, 'output'],
    [invoices.viewReceipt, 'output'],
    [invoices.getCheckoutInvoiceDetail, 'output'],
  ],
  Refund: [[refunds.getRefund, 'output']],
  'Credit/coupon': [[credits.getCreditAndCoupon, 'output']],
  'Notification preference': [[notifications.getUserNotification, 'output']],
  'Pickup location info': [[account.checkLogedUserAlreadySeenPickupLocation, 'output']],
  Location: [
    [defaults.getLocations, 'output'],
    [defaults.getDefault, 'output'],
  ],
  'Location hours': [
    [defaults.getLocations, 'output'],
    [defaults.getDefault, 'output'],
  ],
  Category: [
    [defaults.getCategories, 'output'],
    [defaults.getDefault, 'output'],
  ],
  'Uploaded file': [[inbox.saveContactMessage, 'input']],
  'Watchlist count': [[watchlist.getWatchlistCnt, 'output']],
};

/** Entities whose fields several calls carry, or that have a test of their own below. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Saved search': 'its list and one of it are two calls',
  Lists: 'each list is a call',
  'Global defaults': 'named in words',
  'Session state': 'stored by the browser',
  Alert: 'shown by the web',
};

/** A card's number and CVC go to the payment provider only (R51). */
const ABSENT = new Set(['card_number', 'card_cvc']);

/** Words of section 3 that are not names of fields. */
const PROSE = new Set(
  (
    'read only on list lot ID open closed sold auto proxy or hard retracted default active items ' +
    'with billing and fields response flag selection as two comma separated strings new needs ' +
    'verification bank_account'
  ).split(' '),
);

const specification = readFileSync(
  path.join(import.meta.dirname, '../../docs/product-spec.md'),
  'utf8',
);
const [, section = ''] = /\n## 3\. [^\n]*\n([^]*?)\n## 4\. /.exec(specification) ?? [];
/** Sentences such as "Category: id, name." */
const entities = new Map(
  section
    .split('\n- ')
    .flatMap((line) => line.split('. '))
    .map((sentence) => sentence.trim().replace(/^- /, '').split(': '))
    .filter((parts) => parts.length === 2)
    .map(([name = '', fields = '']) => [name, fields] as const),
);

const fieldsOf = (entity: string): string[] =>
  (entities.get(entity) ?? '')
    // condition_descriptors1/2/3
    .replaceAll(/(\w+)1\/2\/3/g, '$11 $12 $13')
    .match(/\w+/g)
    ?.filter((word) => !PROSE.has(word) && !ABSENT.has(word) && !/^\d+$/.test(word)) ?? [];

/** The names of all fields in it, at any depth; of an output those that are always there. */
function namesIn([call, side]: Side): Set<string> {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    if (schema === null || typeof schema !== 'object') return;
    if ('properties' in schema) {
      const named = side === 'output' && 'required' in schema ? schema.required : null;
      const fields = Array.isArray(named) ? named : Object.keys(schema.properties ?? {});
      for (const field of fields) names.add(String(field));
    }
    Object.values(schema).forEach(collect);
  };
  collect(z.toJSONSchema(call[side], { io: side, unrepresentable: 'any' }));
  return names;
}

const missingFrom = (names: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter((field) => !names.has(field));

describe('section 3 of the specification', () => {
  test('API-07 each of its entities is carried by a call or explained', () => {
    const known = [...Object.keys(CARRIERS), ...Object.keys(ELSEWHERE)];
    const named = [...entities.keys()].filter((name) => !name.startsWith('Company owner'));
    expect(named.toSorted()).toEqual(known.toSorted());
  });

  test.each(Object.entries(CARRIERS))('API-07 calls carry every field of %s', (entity, sides) => {
    const wanted = fieldsOf(entity);
    expect(wanted).not.toEqual([]);
    for (const side of sides) expect(missingFrom(namesIn(side), wanted)).toEqual([]);
  });

  test('API-07 calls carry every field of a saved search, its list and its count', () => {
    const names = [savedSearches.getSavedSearch, savedSearches.getSavedSearchById].map((call) =>
      namesIn([call, 'output']),
    );
    const carried = new Set(names.flatMap((found) => [...found]));
    expect(fieldsOf('Saved search')).toContain('savedSearchInfo');
    expect(missingFrom(carried, fieldsOf('Saved search'))).toEqual([]);
  });

  test('API-07 each list has its count in the same answer', () => {
    const { getWon, getLost, getWinning, getLosing, getAllBids } = bids;
    const calls = [getWon, getLost, getWinning, getLosing, getAllBids, catalog.getExpired];
    const lists = [...calls, watchlist.getWatchlist].map((call) => namesIn([call, 'output']));
    const pairs = (entities.get('Lists') ?? '').match(/\w+(?=List\/Count)/g) ?? [];
    expect(pairs).toHaveLength(lists.length);
    const together = pairs.filter((name) =>
      lists.some((names) => names.has(`${name}List`) && names.has(`${name}Count`)),
    );
    expect(together).toEqual(pairs);
  });
});

/** How section 7 spells what section 3 names in words. */
const SPELLED: Readonly<Record<string, readonly string[]>> = {
  'UI settings': ['ui_settings'],
  'bid increments': ['allBidIncrements'],
  'default bid increment': ['bidIncrementDefault'],
  'feature flags': ['features'],
  'languages with phrases': ['languages', 'phrases'],
  'maintenance data': ['maintanenceData'],
};

test('API-07 getDefault carries every list that section 3 names', () => {
  const named = (entities.get('Global defaults') ?? '').replaceAll(/ \([^)]*\)/g, '').split(', ');
  expect(named).toHaveLength(21);
  const wanted = named.flatMap((words) => SPELLED[words] ?? [words.replaceAll(' ', '_')]);
  const carried = namesIn([defaults.getDefault, 'output']);
  expect(missingFrom(carried, [...wanted, 'tableValues', 'country_code'])).toEqual([]);
});
