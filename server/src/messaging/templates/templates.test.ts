import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { eventJobs } from '../../jobs/schedule.ts';
import { addOutbidNotices, type OutbidNotice } from '../../store/messaging/outbid-notices.ts';
import * as build from '../../testing/build.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { notifyOutbid, notifyOutbidBidders } from './outbid.ts';

describe('notifications', () => {
  let world: World;
  let context: AppContext;
  let lotId: string;
  let leader: build.Person;
  let rival: build.Person;
  beforeAll(async () => {
    world = await openWorld();
    context = world.app.context;
    const auctionId = await build.buildAuction(world.owner);
    lotId = await build.buildLot(world.owner, { auctionId });
    [leader, rival] = [await build.buildPerson(world.owner), await build.buildPerson(world.owner)];
    await build.buildBid(world.owner, { lotId, bidderId: rival.id, amountCents: 1000 });
    await build.buildBid(world.owner, { lotId, bidderId: leader.id, amountCents: 5000 });
  });
  afterAll(() => world.close());

  const dispatchOutbid = (...notices: OutbidNotice[]) =>
    context.workerDb.transaction().execute(async (tx) => {
      for (const notice of notices) await addOutbidNotices(tx, [notice], seconds(0));
    });
  const messagesOf = (recipient: string) =>
    world.owner
      .selectFrom('messages')
      .select(['template', 'subject', 'bodyText', 'bodyHtml'])
      .where('recipient', '=', recipient)
      .execute();

  test('NTF-02 R8: notifies an outbid bidder once, with the price and a link to the lot', async () => {
    // The store itself may already have noted the rival, for later.
    const { id: userId, email } = await build.buildPerson(world.owner);
    const notice = { lotId, sequence: 2, userId };
    await dispatchOutbid(notice, notice);
    await notifyOutbidBidders(context);
    await notifyOutbidBidders(context);
    const messages = await messagesOf(email);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.bodyText).toContain('$11.00');
    expect(messages[0]?.bodyText).toContain(`${context.config.origin}/productView/${lotId}`);
    expect(messages[0]?.bodyText).not.toContain('50.00');
  });

  test('names the total to a bidder who wants totals', async () => {
    const { id: userId, email } = await build.buildPerson(world.owner);
    const change = { totalPricesOn: true };
    await world.owner.updateTable('users').set(change).where('id', '=', userId).execute();
    await dispatchOutbid({ lotId, sequence: 2, userId });
    await notifyOutbidBidders(context);
    const [message] = await messagesOf(email);
    expect(message?.bodyText).toContain('stands at $15.12 total (premium and tax included).');
    expect(message?.bodyText).toContain('The next bid is $16.20 total.');
    expect(message?.bodyText).not.toContain('$11.00');
  });

  test.each([
    [
      false,
      'proxy',
      'The next bid is $12.00 ($16.20 total with premium and tax). ' +
        'Your max bid was $10.00 ($14.04 total).',
    ],
    [true, 'proxy', 'The next bid is $16.20 total. Your max bid was $14.04 total.'],
    [true, 'hard', 'The next bid is $16.20 total. Your bid was $14.04 total.'],
  ] as const)('says what leads again and the own bid, totals: %s, %s', async (on, type, text) => {
    const { id: userId, email } = await build.buildPerson(world.owner);
    const change = { totalPricesOn: on };
    await world.owner.updateTable('users').set(change).where('id', '=', userId).execute();
    const auctionId = await build.buildAuction(world.owner);
    const lost = await build.buildLot(world.owner, { auctionId });
    await build.buildBid(world.owner, { lotId: lost, bidderId: userId, amountCents: 1000, type });
    await build.buildBid(world.owner, { lotId: lost, bidderId: leader.id, amountCents: 5000 });
    // Not from the table, where the store may note the same bidder for later.
    await notifyOutbid(context, { lotId: lost, sequence: 2, userId });
    const [message] = await messagesOf(email);
    expect(message?.bodyText).toContain(text);
    expect(message?.bodyHtml).toContain(text);
    expect(message?.bodyText).not.toContain('50.00');
  });

  test('does not notify a bidder of being outbid who leads again', async () => {
    await dispatchOutbid({ lotId, sequence: 2, userId: leader.id });
    await notifyOutbidBidders(context);
    expect(await messagesOf(leader.email)).toEqual([]);
  });

  test('NTF-02 R13: notifies the bidder who leads after a retraction', async () => {
    await eventJobs['tell-leading-again'](context, {
      lotId,
      sequence: 3,
      userId: leader.id,
      loweringUntil: null,
    });
    expect(await messagesOf(leader.email)).toMatchObject([{ template: 'leading-again' }]);
  });

  test('R24: notifies of each deactivation and each reactivation', async () => {
    const { id: userId, email } = await build.buildPerson(world.owner);
    for (const factId of [7, 7, 9])
      await eventJobs['tell-deactivated'](context, { userId, factId });
    await eventJobs['tell-reactivated'](context, { userId, factId: 8 });
    const templates = (await messagesOf(email)).map(({ template }) => template).toSorted();
    expect(templates).toEqual([
      'account-deactivated',
      'account-deactivated',
      'account-reactivated',
    ]);
  });

  test('notifies of a picked up lot, unless that was undone, and of a new account', async () => {
    const { id: userId, email } = await build.buildPerson(world.owner);
    await eventJobs['tell-welcome'](context, { userId });
    await eventJobs['tell-picked-up'](context, { lotId, userId });
    expect((await messagesOf(email)).map(({ template }) => template)).toEqual(['welcome']);
    await world.owner.insertInto('handovers').values({ lotId, staffId: userId }).execute();
    await eventJobs['tell-picked-up'](context, { lotId, userId });
    const templates = (await messagesOf(email)).map(({ template }) => template).toSorted();
    expect(templates).toEqual(['lot-picked-up', 'welcome']);
  });

  test('a message about a picked up lot names its center, its phone and the time there', async () => {
    const { id: userId, email } = await build.buildPerson(world.owner);
    const auctionId = await build.buildAuction(world.owner);
    const taken = await build.buildLot(world.owner, { auctionId });
    // Noon in New York, in summer.
    const at = Date.parse('2026-07-14T16:00:00.000Z');
    await world.owner
      .insertInto('handovers')
      .values({ lotId: taken, staffId: userId, at: new Date(at) })
      .execute();
    const { title, name, phone } = await world.owner
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .innerJoin('centers', 'centers.id', 'auctions.centerId')
      .select(['lots.title', 'centers.name', 'centers.phone'])
      .where('lots.id', '=', taken)
      .executeTakeFirstOrThrow();
    await eventJobs['tell-picked-up'](context, { lotId: taken, userId });
    const [message] = await messagesOf(email);
    expect(message?.bodyText).toContain(
      `${title} was picked up at ${name} on 07-14-2026 12:00 pm ET.`,
    );
    expect(message?.bodyText).toContain(`call ${name} right away: ${phone}.`);
  });

  test('R21: notifies the bidders of an extension, with its reason', async () => {
    const closesAt = (await readNow(world.owner)) + minutes(5);
    await eventJobs['tell-lot-extended'](context, {
      lotId,
      sequence: 9,
      closesAt,
      reason: 'We slept.',
    });
    for (const { email } of [leader, rival]) {
      const message = (await messagesOf(email)).find(({ template }) => template === 'lot-extended');
      expect(message?.bodyText).toContain('We slept.');
    }
  });
});
