// Scenarios of the calls about a seller's auctions that take an idempotency key.
import { hours, toIso } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { readNow } from '../../db/database.ts';
import { buildAuction, buildCenter, buildLot, nextNumber } from '../build.ts';
import { addMember, type Member } from '../fixtures/members.ts';
import {
  addCategory,
  addDraftAuction,
  addDrafts,
  completeDraft,
  typedAuction,
} from '../fixtures/seller/auctions.ts';
import type { World } from '../world.ts';
import { readCount, type KeyedScenarios } from './keyed-call.ts';

const countAuctions =
  (world: World, { id }: Member) =>
  () =>
    readCount(world, sql`select count(*)::int as n from auctions where seller_id = ${id}::uuid`);

async function typedFor(world: World) {
  const { id } = await buildCenter(world.owner);
  return typedAuction(id, (await readNow(world.owner)) + hours(24));
}

/** A draft with a lot that can be published. */
async function openDraft(world: World) {
  const seller = await addMember(world, 'seller');
  const auctionId = await addDraftAuction(world, seller, await typedFor(world));
  const categoryId = await addCategory(world);
  const draft = (into: string | null) =>
    completeDraft({ sellerId: seller.id, auctionId: into, categoryId });
  return { seller, auctionId, draft };
}

/** An open auction with a lot. */
async function openRunning(world: World) {
  const seller = await addMember(world, 'seller');
  const auctionId = await buildAuction(world.owner);
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: seller.id })
    .where('id', '=', auctionId)
    .execute();
  const lotId = await buildLot(world.owner, { auctionId });
  const countEvents = (kind: string) => () =>
    readCount(
      world,
      sql`select count(*)::int as n from lot_events
        where lot_id = ${lotId}::uuid and kind = ${kind}`,
    );
  return { seller, auctionId, lotId, countEvents };
}

export const sellerAuctionScenarios: KeyedScenarios<World> = {
  'sellerAuctions.createAuction': async (world) => {
    const seller = await addMember(world, 'seller');
    const input = { auction: await typedFor(world) };
    return { world, as: seller.token, input, count: countAuctions(world, seller) };
  },
  'sellerAuctions.duplicateAuction': async (world) => {
    const { seller, auctionId } = await openDraft(world);
    const all = countAuctions(world, seller);
    const input = { auction_id: auctionId };
    return { world, as: seller.token, input, count: async () => (await all()) - 1 };
  },
  'sellerAuctions.publishAuction': async (world) => {
    const { seller, auctionId, draft } = await openDraft(world);
    await addDrafts(world, [draft(auctionId)]);
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from lots where auction_id = ${auctionId}::uuid`,
      );
    return { world, as: seller.token, input: { auction_id: auctionId, version: 1 }, count };
  },
  'sellerAuctions.addLotsToAuction': async (world) => {
    const { seller, auctionId, draft } = await openDraft(world);
    const lot_ids = await addDrafts(world, [draft(null)]);
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from draft_lots where auction_id = ${auctionId}::uuid`,
      );
    return { world, as: seller.token, input: { auction_id: auctionId, lot_ids }, count };
  },
  'sellerAuctions.extendAuction': async (world) => {
    const { seller, auctionId, countEvents } = await openRunning(world);
    const ends_at = toIso((await readNow(world.owner)) + hours(24));
    const input = { auction_id: auctionId, ends_at };
    return { world, as: seller.token, input, count: countEvents('extended') };
  },
  'sellerAuctions.withdrawLot': async (world) => {
    const { seller, lotId, countEvents } = await openRunning(world);
    const input = { lot_id: lotId, reason: 'It was damaged.' };
    return { world, as: seller.token, input, count: countEvents('cancelled') };
  },
  'sellerAuctions.cancelAuction': async (world) => {
    const { seller, auctionId, countEvents } = await openRunning(world);
    const input = { auction_id: auctionId, reason: 'The truck didn’t come.' };
    return { world, as: seller.token, input, count: countEvents('cancelled') };
  },
  'auctionTemplates.saveAuctionTemplate': async (world) => {
    const { seller, auctionId } = await openDraft(world);
    const input = { auction_id: auctionId, name: `Weekly ${nextNumber()}` };
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from auction_templates where seller_id = ${seller.id}::uuid`,
      );
    return { world, as: seller.token, input, count };
  },
};
