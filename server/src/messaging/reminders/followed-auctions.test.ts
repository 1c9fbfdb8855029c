import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { upsertFollow } from '../../store/catalog/follows.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { notifyFollowers } from './followed-auctions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const subjectsTo = async ({ email }: Member) =>
  (await messagesTo(world, email)).map(({ subject }) => subject);

test('KEEP-05: followers are emailed each new auction of the seller once, unless they turned it off', async () => {
  const [ann, bob, cy] = [await addMember(world), await addMember(world), await addMember(world)];
  const publish = async () => {
    const auctionId = await buildAuction(world.owner);
    await buildLot(world.owner, { auctionId });
    const auctions = world.owner.selectFrom('auctions').select('sellerId');
    return (await auctions.where('id', '=', auctionId).executeTakeFirstOrThrow()).sellerId;
  };
  const sellerId = await publish();
  await world.owner
    .updateTable('users')
    .set({ tradeName: 'Peachtree Liquidation' })
    .where('id', '=', sellerId)
    .execute();
  await world.clock.stopAt(Date.now() + minutes(5));
  for (const { id: userId } of [ann, bob]) {
    const follow = { userId, sellerId, rating: 5 };
    await world.owner.transaction().execute((tx) => upsertFollow(tx, follow));
  }
  const off = { email: '1', sms: '' };
  await world.call('notifications.updateUserNotification', off, { as: bob.token });
  await notifyFollowers(world.app.context);
  expect(await subjectsTo(ann)).toEqual([]);

  await world.clock.advance(minutes(5));
  const publishedAt = await readNow(world.owner);
  const auctionId = await buildAuction(world.owner, { publishedAt });
  await buildLot(world.owner, { auctionId });
  await world.owner
    .updateTable('auctions')
    .set({ sellerId, title: 'Kitchen returns' })
    .where('id', '=', auctionId)
    .execute();
  await Promise.all([notifyFollowers(world.app.context), notifyFollowers(world.app.context)]);
  await world.clock.advance(minutes(5));
  await notifyFollowers(world.app.context);
  expect(await subjectsTo(ann)).toEqual(['New from Peachtree Liquidation']);
  const [message] = await messagesTo(world, ann.email);
  expect(message?.bodyText).toContain('Kitchen returns');
  expect(message?.bodyText).toMatch(/\/search\?seller=[0-9a-f-]{36}/);
  expect(message?.unsubscribeHref).toContain('/unsubscribe?token=');
  expect(await subjectsTo(bob)).toEqual([]);
  expect(await subjectsTo(cy)).toEqual([]);
});
