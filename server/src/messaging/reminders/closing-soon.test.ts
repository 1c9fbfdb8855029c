import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { scheduledJobs } from '../../jobs/schedule.ts';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { moveClose, setPhase } from '../../testing/fixtures/change-lot.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('the reminder that a watched lot closes soon', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const addLot = async (inMinutes: number) => {
    const closesAt = (await readNow(world.owner)) + minutes(inMinutes);
    const auctionId = await buildAuction(world.owner, { endsAt: closesAt });
    return buildLot(world.owner, { auctionId, closesAt });
  };
  const watch = (product_id: string, { token: as }: Member) =>
    world.call('watchlist.addToWatchlist', { product_id }, { as });
  const runJob = () => scheduledJobs['tell-closing-soon']?.run(world.app.context);
  const remindersTo = async ({ email }: Member) =>
    (await messagesTo(world, email)).filter(({ template }) => template === 'closing-soon');

  test('NTF-02 is sent once, an hour before the close, to watchers only', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const lot = await addLot(90);
    await watch(lot, ann);
    await runJob();
    expect(await remindersTo(ann)).toEqual([]);
    await world.clock.advance(minutes(31));
    await Promise.all([runJob(), runJob()]);
    const [message, ...more] = await remindersTo(ann);
    expect(more).toEqual([]);
    expect(message?.subject).toMatch(/^Closing soon: Lot \d+$/);
    expect(message?.bodyText).toContain(`/productView/${lot}`);
    expect(message?.bodyText).toContain('/watchlist/watchlist');
    expect(await remindersTo(bob)).toEqual([]);
    await world.call('watchlist.removeFromWatchlist', { product_id: lot }, { as: ann.token });
    await watch(lot, ann);
    await runJob();
    expect(await remindersTo(ann)).toHaveLength(1);
  });

  test('R12 moves with the close, and is not sent again when the close moves later', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const lot = await addLot(61);
    await watch(lot, ann);
    await moveClose(world.owner, lot, (await readNow(world.owner)) + minutes(66));
    await world.clock.advance(minutes(2));
    await runJob();
    expect(await remindersTo(ann)).toEqual([]);
    await world.clock.advance(minutes(5));
    await runJob();
    expect(await remindersTo(ann)).toHaveLength(1);
    await world.clock.advance(minutes(56));
    await buildBid(world.owner, { lotId: lot, bidderId: bob.id, amountCents: 1000 });
    await runJob();
    expect(await remindersTo(ann)).toHaveLength(1);
  });

  test('is sent immediately when watching starts in the last hour, but not for a cancelled lot', async () => {
    const ann = await addMember(world);
    const [late, over] = [await addLot(20), await addLot(20)];
    await watch(late, ann);
    await watch(over, ann);
    await setPhase(world.owner, over, 'cancelled');
    await runJob();
    const messages = await remindersTo(ann);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.bodyText).toContain(late);
  });
});
