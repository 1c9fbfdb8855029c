import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { lapseDueHolds } from '../../operations/bidding/lapse-holds.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import {
  addLine,
  addPieces,
  checkOut,
  dollars,
  emptyCart,
  readCart,
} from '../../testing/fixtures/carts.ts';
import {
  OFFER_TOTAL_CENTS,
  openPurchaseWorld,
  type PurchaseWorld,
} from '../../testing/fixtures/purchases.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { until } from '../../testing/process.ts';

let world: PurchaseWorld;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  world = await openPurchaseWorld();
  ann = await world.addPayer();
  bob = await world.addPayer();
});
afterAll(() => world.close());

test('PAY-08 checkoutCart puts all pieces on one receipt, which one payment settles', async () => {
  const pieces = await addPieces(world, 3);
  const other = await world.addOffer();
  await addLine(world, ann, { project_id: pieces[0] ?? '', qty: 2 });
  await addLine(world, ann, { project_id: other });
  const total = dollars(3 * OFFER_TOTAL_CENTS);
  expect(codeOf(await checkOut(world, ann, { final_total: '1.00' }))).toBe('AmountMismatch');
  const key = 'one-intent-of-buying-a-cart';
  const bought = await checkOut(world, ann, { final_total: total, key });
  expect(await checkOut(world, ann, { final_total: total, key })).toEqual(bought);
  const [receipt] = dataOf(bought).invoices;
  expect(dataOf(bought).invoices).toMatchObject([{ final_total: total }]);
  expect(codeOf(await checkOut(world, ann))).toBe('CartEmpty');
  const invoice_id = receipt?.invoice_id ?? '';
  const options = { as: ann.token };
  const detail = await world.call('invoices.viewReceipt', { invoice_id }, options);
  const { checkoutReceiptList, final_total, pay_until } = dataOf(detail.body);
  expect(checkoutReceiptList.map(({ project_id }) => project_id).toSorted()).toEqual(
    [...pieces.slice(0, 2), other].toSorted(),
  );
  expect({ final_total, pay_until }).toEqual({
    final_total: total,
    pay_until: dataOf(bought).pay_until,
  });
  expect(await world.lotRow(pieces[2] ?? '')).toMatchObject({ phase: 'open' });
  expect(await findDiscrepancies(world.owner)).toEqual([]);
  expect(await world.pay(ann, invoice_id)).toMatchObject({ data: { payment_status: 'paid' } });
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('checkoutCart refuses a buyer without a card, and leaves the cart', async () => {
  const dave = await world.addPerson();
  await addLine(world, dave, { project_id: await world.addOffer() });
  expect(codeOf(await checkOut(world, dave))).toMatch(/NoCardOnFile|LocationNotAccepted/);
  expect((await readCart(world, dave)).cartCount).toBe(1);
});

test('R18 R50 the last piece goes to one of two buyers, and the other buys nothing', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [shared = '', ...more] = await addPieces(world, 3);
    const [own = ''] = await addPieces(world, 1);
    // Two of three each, in opposite orders of the lines.
    await addLine(world, ann, { project_id: shared, qty: 2 });
    await addLine(world, bob, { project_id: own });
    await addLine(world, bob, { project_id: shared, qty: 2 });
    const answers = await Promise.all([checkOut(world, ann), checkOut(world, bob)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['PiecesGone', 'success']);
    const sold = await Promise.all([shared, ...more].map((lot) => world.lotRow(lot)));
    expect(sold.filter(({ phase }) => phase === 'sold')).toHaveLength(2);
    const loser = answers[0].status === 'error' ? ann : bob;
    expect((await readCart(world, loser)).cartCount).toBe(loser === ann ? 1 : 2);
    if (loser === bob) expect(await world.lotRow(own)).toMatchObject({ phase: 'open' });
    await emptyCart(world, loser);
  }
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('R3 a cart that is checked out twice at once is bought once', async () => {
  const pieces = await addPieces(world, 4);
  await addLine(world, ann, { project_id: pieces[0] ?? '', qty: 2 });
  const answers = await Promise.all([checkOut(world, ann), checkOut(world, ann)]);
  expect(answers.map(codeOf).toSorted()).toEqual(['CartEmpty', 'success']);
  const rows = await Promise.all(pieces.map((lot) => world.lotRow(lot)));
  expect(rows.filter(({ phase }) => phase === 'sold')).toHaveLength(2);
});

test('R18 R60 pieces that are not paid in time are all for sale again', async () => {
  const pieces = await addPieces(world, 2);
  await addLine(world, bob, { project_id: pieces[0] ?? '', qty: 2 });
  const invoice_id = dataOf(await checkOut(world, bob)).invoices[0]?.invoice_id ?? '';
  await world.pay(bob, invoice_id, '100.00');
  await world.clock.advance(minutes(30));
  await lapseDueHolds(world.app.context);
  for (const lot of pieces) expect((await world.lotRow(lot)).phase).toBe('open');
  const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as: bob.token });
  expect(dataOf(body)).toMatchObject({ status: 'void', discountoff: '100.00', pay_until: null });
  expect(await findDiscrepancies(world.owner)).toEqual([]);
  // R60: the buyer who did not pay cannot buy them again.
  expect(codeOf(await addLine(world, bob, { project_id: pieces[0] ?? '' }))).toBe('PiecesGone');
  expect(codeOf(await addLine(world, ann, { project_id: pieces[0] ?? '', qty: 2 }))).toBe(
    'success',
  );
  await until('one email of each kind names both pieces', async () => {
    const messages = await messagesTo(world, `${bob.username}@example.com`);
    const named = messages.filter(({ subject }) => subject?.endsWith(' and 1 more item'));
    const templates = named.map(({ template }) => template).toSorted();
    return templates.join(' ') === 'lot-bought purchase-lapsed';
  });
});
