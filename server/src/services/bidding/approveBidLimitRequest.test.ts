import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.approveBidLimitRequest', () => {
  let world: BiddingWorld;
  let admin: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
    admin = await world.addPerson('admin');
  });
  afterAll(() => world.close());

  async function addLimited(): Promise<Person> {
    const person = await world.addBidder();
    const limit = world.owner.updateTable('users').set({ bidLimitCents: 2000 });
    await limit.where('id', '=', person.id).execute();
    return person;
  }
  async function request(person: Person): Promise<string> {
    await world.call('bidding.requestBidLimit', { amount: '60.00' }, { as: person.token });
    const { body } = await world.call('bidding.listBidLimitRequests', {}, { as: admin.token });
    if (body.status !== 'success') throw new Error(body.statusText);
    const mine = body.data.requests.find(({ username }) => username === person.username);
    return mine?.id ?? '';
  }
  const answer = (id: string, approve: boolean, by: Person = admin) =>
    world.call('bidding.approveBidLimitRequest', { id, approve }, { as: by.token });
  const offer = async (person: Person, product_id: string, wsprice: string): Promise<string> => {
    const given = { product_id, wsprice };
    const { body } = await world.call('bidding.placeBid', given, { as: person.token });
    return body.status === 'success' ? 'taken' : body.code;
  };

  test('BID-22 R14 a bid above the limit is accepted once its request is approved', async () => {
    const ann = await addLimited();
    const lot = await world.addLot();
    expect(await offer(ann, lot, '50.00')).toBe('BidLimitExceeded');
    const id = await request(ann);
    expect(await offer(ann, lot, '50.00')).toBe('BidLimitExceeded');
    const { body } = await answer(id, true);
    expect(body).toMatchObject({
      statusText: 'Your decision was sent.',
      data: { approved: true },
    });
    expect(await offer(ann, lot, '60.01')).toBe('BidLimitExceeded');
    expect(await offer(ann, lot, '60.00')).toBe('taken');
  });

  test('R37 the answer is in the audit log', async () => {
    const ann = await addLimited();
    await answer(await request(ann), true);
    const entries = world.owner.selectFrom('auditEntries').selectAll();
    expect(await entries.where('subject', '=', ann.id).execute()).toMatchObject([
      { actorId: admin.id, details: { approved: true, requestedCents: 6000 } },
    ]);
  });

  test('BID-22 a declined request leaves the limit unchanged, and another may be sent', async () => {
    const ann = await addLimited();
    const id = await request(ann);
    expect((await answer(id, false)).body).toMatchObject({ data: { approved: false } });
    expect(await offer(ann, await world.addLot(), '20.01')).toBe('BidLimitExceeded');
    expect(await request(ann)).not.toBe(id);
  });

  test('refuses an answered request, an unknown one, and callers who are not admins', async () => {
    const ann = await addLimited();
    const id = await request(ann);
    expect((await answer(id, true, ann)).body).toMatchObject({ code: 'RoleMissing' });
    await answer(id, false);
    expect((await answer(id, true)).body).toMatchObject({ code: 'NotFound' });
    expect((await answer(newId(), true)).body).toMatchObject({ code: 'NotFound' });
    expect((await answer('first', true)).body).toMatchObject({ code: 'NotFound' });
    expect(await offer(ann, await world.addLot(), '20.01')).toBe('BidLimitExceeded');
  });
});
