import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { beginSubscription } from '../../store/messaging/newsletter.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { sendNewsletter } from './newsletter.ts';

const WEEK = hours(24 * 7);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const subscribe = (email: string) =>
  world.owner.transaction().execute((tx) => beginSubscription(tx, email));

async function publish(title: string): Promise<void> {
  const publishedAt = await readNow(world.owner);
  // Open during the whole test: the store's own jobs close lots whose time is over.
  const endsAt = publishedAt + 8 * WEEK;
  const auctionId = await buildAuction(world.owner, { title, publishedAt, endsAt });
  await buildLot(world.owner, { auctionId, closesAt: endsAt });
}

test('NAV-07 the newsletter is sent weekly, once per subscriber, and only if there is something new', async () => {
  // A minute before the weekly email is due.
  await world.clock.stopAt(Date.UTC(2027, 0, 7, 13, 59));
  await publish('Before anyone subscribed');
  await world.clock.advance(minutes(-10));
  const ann = await subscribe('ann@example.com');
  await world.clock.advance(minutes(10));
  await publish('Kitchen returns');
  await sendNewsletter(world.app.context);
  expect(await messagesTo(world, 'ann@example.com')).toEqual([]);
  await world.clock.advance(minutes(1));
  await Promise.all([sendNewsletter(world.app.context), sendNewsletter(world.app.context)]);
  await world.clock.advance(minutes(10));
  // Subscribed after the issue was due.
  await subscribe('late@example.com');
  await world.clock.advance(minutes(1));
  await publish('Garden returns');
  await sendNewsletter(world.app.context);
  const [first, ...more] = await messagesTo(world, 'ann@example.com');
  expect(more).toEqual([]);
  expect(first?.bodyText).toContain('Kitchen returns, Decatur, GA: 1 lot');
  expect(first?.bodyText).not.toContain('Garden returns');
  expect(first?.unsubscribeHref).toContain(`/newsletter?leave=${ann.id}.${ann.leaveToken}`);
  expect(await messagesTo(world, 'late@example.com')).toEqual([]);

  await world.clock.advance(WEEK);
  await sendNewsletter(world.app.context);
  const second = await messagesTo(world, 'ann@example.com');
  expect(second).toHaveLength(2);
  expect(second.map(({ bodyText }) => bodyText.includes('Garden returns'))).toContain(true);
  expect(await messagesTo(world, 'late@example.com')).toHaveLength(1);

  // Nothing new since.
  await world.clock.advance(WEEK);
  await sendNewsletter(world.app.context);
  expect(await messagesTo(world, 'ann@example.com')).toHaveLength(2);

  await publish('Office returns');
  await world.owner
    .updateTable('newsletterSubscriptions')
    .set({ leftAt: new Date() })
    .where('email', '=', 'ann@example.com')
    .execute();
  await world.clock.advance(WEEK);
  await sendNewsletter(world.app.context);
  expect(await messagesTo(world, 'ann@example.com')).toHaveLength(2);
  expect(await messagesTo(world, 'late@example.com')).toHaveLength(2);
});
