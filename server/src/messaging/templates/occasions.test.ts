import { pickupWindowText } from '@hammerdock/contract/texts/pickup-words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { eventJobs } from '../../jobs/schedule.ts';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { addBuyer, sellOne, type TestCard } from '../../testing/fixtures/sales.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('notifications by event', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const templatesTo = async ({ email }: Member) =>
    (await messagesTo(world, email)).map(({ template }) => template);

  test('NTF-02 notifies the winner and the losing bidders of a closed lot', async () => {
    const [winner, loser] = [await addMember(world), await addMember(world)];
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId, bidderId: loser.id, amountCents: 1000 });
    await buildBid(world.owner, { lotId, bidderId: winner.id, amountCents: 5000 });
    await eventJobs['tell-lot-closed'](world.app.context, { lotId, winnerId: winner.id });
    expect(await templatesTo(winner)).toEqual(['lot-won']);
    expect(await templatesTo(loser)).toEqual(['lot-lost']);
  });

  test.each([
    [
      false,
      'is yours. Your winning bid of $11.00 comes to $15.12 total (premium and tax included).',
    ],
    [true, 'is yours for $15.12 total (premium and tax included).'],
  ])('names the winning bid or what it costs in all, totals: %s', async (totalPricesOn, text) => {
    const [winner, loser] = [await addMember(world), await addMember(world)];
    const change = world.owner.updateTable('users').set({ totalPricesOn });
    await change.where('id', '=', winner.id).execute();
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId, bidderId: loser.id, amountCents: 1000 });
    await buildBid(world.owner, { lotId, bidderId: winner.id, amountCents: 5000 });
    await eventJobs['tell-lot-closed'](world.app.context, { lotId, winnerId: winner.id });
    const [message] = await messagesTo(world, winner.email);
    expect(message?.bodyText).toContain(text);
    // The auction's only lot has closed.
    expect(message?.bodyText).toMatch(
      /receipt with pickup times around \w{3}, \w{3} \d+, \d+(:\d[05])? [ap]m\./,
    );
  });

  test.each([
    ['proxy', false, 'It sold for $11.00; your max bid was $10.00.'],
    ['hard', false, 'It sold for $11.00; your bid was $10.00.'],
    [
      'proxy',
      true,
      'It sold for $15.12 total; your max bid was $14.04 total (premium and tax included).',
    ],
  ] as const)(
    'names the final price and the own bid to a loser: %s, totals: %s',
    async (...row) => {
      const [type, totalPricesOn, text] = row;
      const [winner, loser] = [await addMember(world), await addMember(world)];
      const change = world.owner.updateTable('users').set({ totalPricesOn });
      await change.where('id', '=', loser.id).execute();
      const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
      await buildBid(world.owner, { lotId, bidderId: loser.id, amountCents: 1000, type });
      await buildBid(world.owner, { lotId, bidderId: winner.id, amountCents: 5000 });
      await eventJobs['tell-lot-closed'](world.app.context, { lotId, winnerId: winner.id });
      const [message] = await messagesTo(world, loser.email);
      expect(message?.bodyText).toContain(text);
      expect(message?.bodyText).toContain(`/productView/${lotId}`);
      // The winner's maximum and name stay private.
      expect(message?.bodyText).not.toMatch(new RegExp(`50\\.00|${winner.username}`));
      const { body } = await world.owner
        .selectFrom('notifications')
        .select(['body', 'path'])
        .where('userId', '=', loser.id)
        .executeTakeFirstOrThrow();
      expect(body).toContain(text);
    },
  );

  test('names the price that an awarded lot was sold for, and says when a lot didn’t sell', async () => {
    const [winner, loser] = [await addMember(world), await addMember(world)];
    const other = await addMember(world);
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId, bidderId: loser.id, amountCents: 1000 });
    await eventJobs['tell-lot-closed'](world.app.context, { lotId, winnerId: null });
    const [unsold] = await messagesTo(world, loser.email);
    expect(unsold?.bodyText).toContain('It didn’t sell; your max bid was $10.00.');
    await buildBid(world.owner, { lotId, bidderId: other.id, amountCents: 1500 });
    await world.owner
      .updateTable('lots')
      .set({ hammerCents: 4300 })
      .where('id', '=', lotId)
      .execute();
    await eventJobs['tell-lot-closed'](world.app.context, { lotId, winnerId: winner.id });
    expect((await messagesTo(world, other.email))[0]?.bodyText).toContain('It sold for $43.00;');
    expect((await messagesTo(world, winner.email))[0]?.bodyText).toContain('bid of $43.00');
  });

  test.each<[TestCard, string]>([
    ['good', 'payment-received'],
    ['lacks funds', 'payment-failed'],
  ])(
    'NTF-02 notifies of an invoice and of the result of its payment by a card: %s',
    async (card, outcome) => {
      const buyer = await addBuyer(world, card);
      await sellOne(world, buyer, 1000);
      const templates = async () => {
        const rows = await world.owner
          .selectFrom('messages')
          .select('template')
          .where('userId', '=', buyer.id)
          .execute();
        return rows.map(({ template }) => template);
      };
      // Each is queued by a job of its own, in any order.
      await expect.poll(templates).toEqual(expect.arrayContaining(['invoice-issued', outcome]));
    },
  );

  test('R32 the messages about a receipt and its payment say where and until when to pick up', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoice_id = await sellOne(world, buyer, 1000);
    const textOf = async (template: string) => {
      const sent = world.owner.selectFrom('messages').select('bodyText');
      const of = sent.where('userId', '=', buyer.id).where('template', '=', template);
      return (await of.executeTakeFirst())?.bodyText ?? '';
    };
    await expect.poll(() => textOf('payment-received')).not.toBe('');
    const receipt = dataOf(
      (await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token })).body,
    );
    const [center] = receipt.address_details;
    const place = `${center?.name}, ${center?.address}, ${center?.city}, ${center?.state}`;
    const received = await textOf('payment-received');
    expect(received).toContain(`Pick up 1 item at ${place} ${center?.zip}: `);
    expect(received).toContain(`: ${pickupWindowText(receipt)} ET.`);
    expect(received).toContain('Items not picked up by then go back to auction with no refund.');
    const { origin } = world.app.context.config;
    expect(received).toContain(`Choose a pickup time: ${origin}/schedule/pending`);
    expect(received).toContain(`Checkout QR Code: ${origin}/account/checkout-code`);
    expect(received).toContain(`See the receipt: ${origin}/invoice/${invoice_id}`);
    await expect
      .poll(() => textOf('invoice-issued'))
      .toMatch(new RegExp(`[Pp]ick up 1 item at ${place}.*: .* – .* ET\\.`, 'v'));
  });

  test('messages about a win and its receipt say what to do first where the card was declined', async () => {
    const buyer = await addBuyer(world, 'lacks funds');
    const textsOf = async (template: string) => {
      const sent = world.owner.selectFrom('messages').select('bodyText');
      const rows = await sent
        .where('userId', '=', buyer.id)
        .where('template', '=', template)
        .orderBy('id')
        .execute();
      return rows.map(({ bodyText }) => bodyText ?? '');
    };
    await sellOne(world, buyer, 1000);
    await expect.poll(() => textsOf('payment-failed')).toHaveLength(1);
    await sellOne(world, buyer, 1000);
    await expect.poll(() => textsOf('invoice-issued')).toHaveLength(2);
    await expect.poll(() => textsOf('lot-won')).toHaveLength(2);
    const first = 'The last charge to your primary card was declined. Update your card first.';
    const { origin } = world.app.context.config;
    const link = `Update your card: ${origin}/payments/saved_cards`;
    for (const template of ['invoice-issued', 'lot-won']) {
      const last = (await textsOf(template)).find((text) => text.includes(first));
      expect(last).toContain(link);
      expect(last).not.toContain('nothing you need to do');
    }
  });

  test('NTF-02 notifies of new credit, with its amount', async () => {
    const ann = await addMember(world);
    const grant = { userId: ann.id, journalId: newId(), amountCents: 500 };
    await eventJobs['tell-credit'](world.app.context, { ...grant, reason: 'coupon redeemed' });
    const [message] = await messagesTo(world, ann.email);
    expect(message).toMatchObject({ template: 'credit-granted' });
    expect(message?.subject).toContain('$5.00');
  });
});
