import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('R68 S46 retractions by one bidder', () => {
  let world: BiddingWorld;
  let ann: Person;
  let admin: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
    admin = await world.addPerson('admin');
  });
  beforeEach(async () => {
    await world.clock.stopAt(NOON);
    ann = await world.addBidder();
  });
  afterAll(() => world.close());

  const retractOnce = async () => {
    const lot = await world.addLot({ retractMinutes: 30 });
    await world.bid(ann, lot, '20.00');
    const given = { id: lot, reason: 'Typing error' };
    const { status } = await world.call('bidding.bidCancel', given, { as: ann.token });
    expect(status).toBe(200);
  };
  const tryToBid = async () => {
    const given = { product_id: await world.addLot(), wsprice: '5.00' };
    const { body } = await world.call('bidding.placeBid', given, { as: ann.token });
    return body.status === 'error' ? body.code : 'accepted';
  };
  const listReviews = async (as = admin.token) => {
    const { body } = await world.call('bidding.listRetractionReviews', {}, { as });
    if (body.status !== 'success') return body.code;
    return body.data.reviews.filter(({ user_id }) => user_id === ann.id);
  };
  const approve = (as: Person, user_id = ann.id) =>
    world.call('bidding.approveRetractions', { user_id }, { as: as.token });

  test('more than three in 30 days stop the next bid anywhere until an admin approves', async () => {
    for (let count = 0; count < 3; count += 1) await retractOnce();
    expect(await tryToBid()).toBe('accepted');
    expect(await listReviews()).toEqual([]);
    await retractOnce();
    expect(await tryToBid()).toBe('RetractionsUnderReview');
    expect(await listReviews()).toMatchObject([
      { username: ann.username, retractions: Array.from({ length: 4 }, () => ({})) },
    ]);
    expect((await approve(admin)).body).toMatchObject({ data: { approved: true } });
    expect(await tryToBid()).toBe('accepted');
    expect(await listReviews()).toEqual([]);
    const audits = world.owner.selectFrom('auditEntries').select(['actorId', 'action']);
    expect(await audits.where('subject', '=', ann.id).execute()).toEqual([
      { actorId: admin.id, action: 'retractions approved' },
    ]);
  });

  test('one more after the approval needs another approval', async () => {
    for (let count = 0; count < 4; count += 1) await retractOnce();
    await approve(admin);
    await world.clock.stopAt(NOON + minutes(1));
    await retractOnce();
    expect(await tryToBid()).toBe('RetractionsUnderReview');
  });

  test('those older than 30 days are not counted', async () => {
    for (let count = 0; count < 4; count += 1) await retractOnce();
    await world.owner
      .updateTable('retractions')
      .set({ at: new Date(NOON - hours(30 * 24)) })
      .where('bidderId', '=', ann.id)
      .execute();
    expect(await tryToBid()).toBe('accepted');
  });

  test('only an admin lists and approves, and only a bidder who waits is approved', async () => {
    expect(await listReviews(ann.token)).toBe('RoleMissing');
    expect((await approve(ann)).body).toMatchObject({ code: 'RoleMissing' });
    expect((await approve(admin)).body).toMatchObject({ code: 'NotFound' });
  });
});
