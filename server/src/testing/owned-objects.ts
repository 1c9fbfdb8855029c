// A store in which one buyer owns one of each object that a call can name, with other users who
// must not reach them: for the access matrix and for fuzzing.
import { sql } from 'kysely';
import { setPhase } from './change-lot.ts';
import type { PurchaseWorld } from './purchases.ts';
import { sellPaidLot, type PaidLot } from './refunds.ts';
import { dataOf } from './registration.ts';
import { addStaff, type Buyer } from './sales.ts';
import { uploadOne } from './uploads.ts';

export interface OwnedObjects {
  readonly people: {
    readonly owner: Buyer;
    readonly otherBuyer: Buyer;
    readonly seller: Buyer;
    readonly otherSeller: Buyer;
    /** Staff of the center where the owner collects. */
    readonly staff: Buyer;
    readonly otherStaff: Buyer;
    readonly admin: Buyer;
  };
  readonly openLot: string;
  readonly upcomingLot: string;
  readonly draftLot: string;
  readonly offerLot: string;
  readonly paid: PaidLot;
  readonly unpaidInvoice: string;
  readonly card: string;
  readonly note: string;
  readonly savedSearch: string;
  readonly picture: string;
  readonly confirmToken: string;
  readonly passCode: string;
  readonly pass: string;
  readonly bidLimitRequest: string;
  readonly inboxMessage: string;
  readonly auctionNumber: number;
}

export async function addOwnedObjects(world: PurchaseWorld): Promise<OwnedObjects> {
  const owner = await world.addPayer();
  const otherBuyer = await world.addPayer();
  const [seller, otherSeller] = [await world.addPerson('seller'), await world.addPerson('seller')];
  const admin = await world.addPerson('admin');
  const lots = await addLots(world, owner);
  const paid = await sellPaidLot(world, { buyer: owner });
  const elsewhere = await sellPaidLot(world, { buyer: otherBuyer });
  const { auctionId } = await world.lotRow(paid.lotId);
  const staff = await addStaff(world, auctionId);
  const as = { as: owner.token };
  const call = { product_id: lots.openLot };
  const note = { ...call, lot_notes: 'For the shed' };
  const search = { title: 'Drills', searchtext: 'searchtext=drill' };
  const question = { ...call, message: 'Does it come with a charger?' };
  const quote = { ...call, wsprice: '900.00' };
  const held = dataOf((await world.call('bidding.preBidConfirm', quote, as)).body);
  const pass = dataOf((await world.call('pickup.getCheckoutQr', {}, as)).body);
  const opened = dataOf(
    (await world.call('pickup.openPickupPass', { code: pass.token }, { as: staff.token })).body,
  );
  const savedSearch = dataOf((await world.call('savedSearches.addSavedSearch', search, as)).body)
    .savedSearchInfo.id;
  await world.call('bidding.requestBidLimit', { amount: '9000' }, as);
  await world.call('inbox.sendLotMessage', question, as);
  return {
    people: { owner, otherBuyer, seller, otherSeller, staff, otherStaff: elsewhere.staff, admin },
    ...lots,
    paid,
    unpaidInvoice: await world.take(owner, lots.boughtLot),
    card: await idOf(world, 'cards', owner.id),
    note: dataOf((await world.call('notes.addLotNotes', note, as)).body).lotNotesId,
    savedSearch,
    picture: (await uploadOne(world, { ...owner, username: '', email: '' })).file_name,
    confirmToken: held.confirm_token,
    passCode: pass.token,
    pass: opened.pass_id,
    bidLimitRequest: await idOf(world, 'bid_limit_requests', owner.id),
    inboxMessage: await idOf(world, 'inbox_messages', owner.id),
    auctionNumber: await numberOf(world, auctionId),
  };
}

async function addLots(world: PurchaseWorld, owner: Buyer) {
  const openLot = await world.addLot();
  const draftLot = await world.addLot();
  await setPhase(world.owner, draftLot, 'draft');
  const bid = { product_id: openLot, wsprice: '20.00' };
  dataOf((await world.call('bidding.placeBid', bid, { as: owner.token })).body);
  return {
    openLot,
    draftLot,
    upcomingLot: await world.addLot({ phase: 'upcoming' }),
    offerLot: await world.addOffer(),
    boughtLot: await world.addOffer(),
  };
}

async function idOf({ owner: db }: PurchaseWorld, table: string, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.table(table)} where user_id = ${userId} limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no row in ${table}`);
  return row.id;
}

async function numberOf({ owner: db }: PurchaseWorld, auctionId: string): Promise<number> {
  const found = db.selectFrom('auctions').select('number').where('id', '=', auctionId);
  return (await found.executeTakeFirstOrThrow()).number;
}
