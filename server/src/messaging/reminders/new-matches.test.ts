import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { scheduledJobs } from '../../jobs/schedule.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('the email about new lots of a saved search', () => {
  let world: World;
  let auctionId: string;
  beforeAll(async () => {
    world = await openWorld();
    auctionId = await buildAuction(world.owner);
  });
  afterAll(() => world.close());

  const addLot = async (title: string, phase: 'draft' | 'open' = 'open') => {
    const lot = await buildLot(world.owner, { auctionId, phase });
    await world.owner.updateTable('lots').set({ title }).where('id', '=', lot).execute();
    return lot;
  };
  const save = async ({ token: as }: Member, searchtext: string, mail: 0 | 1 = 1) => {
    const given = { title: `About ${searchtext}`, searchtext, mail };
    const { body } = await world.call('savedSearches.addSavedSearch', given, { as });
    return dataOf(body).savedSearchInfo.id;
  };
  /** Search words first, then emails, as scheduled. */
  const runJobs = async () => {
    await scheduledJobs['refresh-search-words']?.run(world.app.context);
    await scheduledJobs['tell-new-matches']?.run(world.app.context);
  };
  const emailsTo = async ({ email }: Member) =>
    (await messagesTo(world, email)).filter(({ template }) => template === 'saved-search-match');

  test('NTF-02 names each new matching lot once and has a link to stop these emails', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    await addLot('Old lantern');
    await world.clock.advance(minutes(1));
    const search = await save(ann, 'q=lantern&sort=3');
    await save(bob, 'q=lantern', 0);
    await save(bob, 'q=teapot');
    await runJobs();
    expect(await emailsTo(ann)).toEqual([]);
    await addLot('Brass lantern');
    await addLot('Camping lantern');
    await addLot('Wooden chair');
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    const [message, ...more] = await emailsTo(ann);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('2 new lots match: About q=lantern&sort=3');
    expect(message?.bodyText).toContain('Brass lantern');
    expect(message?.bodyText).toContain('Camping lantern');
    expect(message?.bodyText).not.toMatch(/Old lantern|Wooden chair/);
    expect(message?.bodyText).toContain('/search?q=lantern&sort=3');
    expect(await emailsTo(bob)).toEqual([]);

    const [, token = ''] = /saved_search\?mute=(\S+)/.exec(message?.bodyText ?? '') ?? [];
    expect(token).toContain(search);
    const muted = await world.call('savedSearches.muteSavedSearch', { token });
    expect(muted.body.status).toBe('success');
    await addLot('Paper lantern');
    await runJobs();
    expect(await emailsTo(ann)).toHaveLength(1);
  });

  test('names a lot when its auction is published, and no drafts', async () => {
    const ann = await addMember(world);
    const hidden = await buildAuction(world.owner);
    const lot = await buildLot(world.owner, { auctionId: hidden });
    const unpublished = { publishedAt: null };
    await world.owner.updateTable('auctions').set(unpublished).where('id', '=', hidden).execute();
    await world.owner
      .updateTable('lots')
      .set({ title: 'Grand piano' })
      .where('id', '=', lot)
      .execute();
    await addLot('Piano stool', 'draft');
    await world.clock.advance(minutes(11));
    await save(ann, 'q=piano');
    await world.clock.advance(minutes(11));
    await runJobs();
    expect(await emailsTo(ann)).toEqual([]);
    const publishedAt = new Date(await readNow(world.owner));
    await world.owner
      .updateTable('auctions')
      .set({ publishedAt })
      .where('id', '=', hidden)
      .execute();
    await runJobs();
    expect((await emailsTo(ann)).map(({ subject }) => subject)).toEqual([
      'A new lot matches: About q=piano',
    ]);
  });

  test('names only lots added after the emails were switched on', async () => {
    const ann = await addMember(world);
    const id = await save(ann, 'q=kayak', 0);
    await addLot('Red kayak');
    await world.clock.advance(minutes(30));
    const on = { id, title: 'Kayaks', mail: 1 } as const;
    await world.call('savedSearches.updateSavedSearch', on, { as: ann.token });
    await runJobs();
    await addLot('Green kayak');
    await runJobs();
    const messages = await emailsTo(ann);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.bodyText).toContain('Green kayak');
    expect(messages[0]?.bodyText).not.toContain('Red kayak');
  });

  test('KEEP-03 a saved search for a city emails what is collected there', async () => {
    const ann = await addMember(world);
    await addLot('Crystal decanter');
    await world.clock.advance(minutes(30));
    await save(ann, 'q=Decatur');
    await addLot('Glass decanter');
    const elsewhere = await buildAuction(world.owner);
    await world.owner
      .updateTable('centers')
      .from('auctions')
      .set({ city: 'Smyrna' })
      .whereRef('centers.id', '=', 'auctions.centerId')
      .where('auctions.id', '=', elsewhere)
      .execute();
    await buildLot(world.owner, { auctionId: elsewhere });
    await addLot('Oak desk');
    await runJobs();
    const [message] = await emailsTo(ann);
    expect(message?.subject).toBe('2 new lots match: About q=Decatur');
    expect(message?.bodyText).toContain('Oak desk');
    // As on the page, lots that have the word are what is meant.
    await addLot('Map of Decatur');
    await addLot('Ash desk');
    await runJobs();
    const texts = (await emailsTo(ann)).map(({ bodyText }) => bodyText);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes('Map of Decatur'))).toHaveLength(1);
    expect(texts.join(' ')).not.toContain('Ash desk');
  });

  test('is sent even when other saved searches have an invalid query', async () => {
    const ann = await addMember(world);
    for (const odd of [
      'q=%21%21%21',
      'min=99&max=1',
      'category=nowhere&location=%27%3B--',
      '%%%',
    ]) {
      await save(ann, odd);
    }
    await addLot('Yellow submarine');
    await runJobs();
    // The last query has no valid term, so every lot matches.
    expect((await emailsTo(ann)).map(({ subject }) => subject)).toEqual([
      'A new lot matches: About %%%',
    ]);
  });
});
