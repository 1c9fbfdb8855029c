// Scenarios of the calls about a seller's lots that take an idempotency key.
import { sql } from 'kysely';
import { insertDraftLots } from '../../store/auctions/draft-lots.ts';
import { EMPTY_DRAFT } from '@hammerdock/domain/catalog/draft-lot.ts';
import { buildAuction, buildLot } from '../build.ts';
import { addMember } from '../fixtures/members.ts';
import type { World } from '../world.ts';
import { readCount, type KeyedScenarios } from './keyed-call.ts';

const countDrafts = (world: World, sellerId: string) => () =>
  readCount(
    world,
    sql`select count(*)::int as n from draft_lots where seller_id = ${sellerId}::uuid`,
  );

export const sellerLotScenarios: KeyedScenarios<World> = {
  'sellerLots.createSellerLot': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    const input = { fields: { title: 'Lamp' } };
    return { world, as: token, input, count: countDrafts(world, id) };
  },
  'sellerLots.assignDraftLots': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    const auctionId = await buildAuction(world.owner);
    const seller = { sellerId: id };
    await world.owner.updateTable('auctions').set(seller).where('id', '=', auctionId).execute();
    const draft = { ...EMPTY_DRAFT, sellerId: id, auctionId };
    const lot_ids = await world.owner.transaction().execute((tx) => insertDraftLots(tx, [draft]));
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from draft_lots
          where seller_id = ${id}::uuid and auction_id is null`,
      );
    return { world, as: token, input: { lot_ids, auction_id: null }, count };
  },
  'sellerLots.deleteDraftLots': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    const draft = { ...EMPTY_DRAFT, sellerId: id, auctionId: null };
    const lot_ids = await world.owner.transaction().execute((tx) => insertDraftLots(tx, [draft]));
    const left = countDrafts(world, id);
    return { world, as: token, input: { lot_ids }, count: async () => 1 - (await left()) };
  },
  'sellerLots.relistLots': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    const auctionId = await buildAuction(world.owner);
    const seller = { sellerId: id };
    await world.owner.updateTable('auctions').set(seller).where('id', '=', auctionId).execute();
    const lotId = await buildLot(world.owner, { auctionId });
    const unsold = { phase: 'unsold' };
    await world.owner.updateTable('lots').set(unsold).where('id', '=', lotId).execute();
    await world.owner.updateTable('lotStates').set(unsold).where('lotId', '=', lotId).execute();
    const input = { lot_ids: [lotId], auction_id: null, lower_percent: 10 };
    return { world, as: token, input, count: countDrafts(world, id) };
  },
  'lotTemplates.saveLotTemplate': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    const draft = { ...EMPTY_DRAFT, sellerId: id, auctionId: null };
    const [lot_id = ''] = await world.owner
      .transaction()
      .execute((tx) => insertDraftLots(tx, [draft]));
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from lot_templates where seller_id = ${id}::uuid`,
      );
    return { world, as: token, input: { lot_id, name: 'Lamps' }, count };
  },
};
