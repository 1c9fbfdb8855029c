import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { notifyTrending } from './trending.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const emailsTo = async ({ email }: Member) => messagesTo(world, email);

test('sends the trending lots once a week to subscribers, most bids first', async () => {
  // A minute before the weekly email is due.
  await world.clock.stopAt(Date.UTC(2027, 0, 7, 13, 59));
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const auctionId = await buildAuction(world.owner);
  const [quiet, hot, cold] = [
    await buildLot(world.owner, { auctionId }),
    await buildLot(world.owner, { auctionId }),
    await buildLot(world.owner, { auctionId }),
  ];
  const titleOf = async (id: string) =>
    (
      await world.owner
        .selectFrom('lots')
        .select('title')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).title;
  await buildBid(world.owner, { lotId: quiet, bidderId: ann.id, amountCents: 600 });
  await buildBid(world.owner, { lotId: hot, bidderId: ann.id, amountCents: 900 });
  await buildBid(world.owner, { lotId: hot, bidderId: bob.id, amountCents: 2000 });
  const chosen = { email: '12', sms: '' };
  await world.call('notifications.updateUserNotification', chosen, { as: ann.token });
  await notifyTrending(world.app.context);
  expect(await emailsTo(ann)).toEqual([]);
  await world.clock.advance(minutes(1));
  await Promise.all([notifyTrending(world.app.context), notifyTrending(world.app.context)]);
  await world.clock.advance(minutes(10));
  await notifyTrending(world.app.context);
  const [message, ...more] = await emailsTo(ann);
  expect(more).toEqual([]);
  expect(message?.bodyText).toContain('/search?sort=6');
  const places = (await Promise.all([hot, quiet, cold].map(titleOf))).map((title) =>
    message?.bodyText.indexOf(`\n${title}:`),
  );
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  expect(places[2]).toBe(-1);
  expect(await emailsTo(bob)).toEqual([]);
  const late = { email: '12', sms: '' };
  await world.call('notifications.updateUserNotification', late, { as: bob.token });
  await notifyTrending(world.app.context);
  expect(await emailsTo(bob)).toEqual([]);
});
