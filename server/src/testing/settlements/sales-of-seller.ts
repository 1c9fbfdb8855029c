// Sales of one seller with a commission, for tests of statements and payouts.
import { insertHandover } from '../../store/pickup/handovers.ts';
import { buildSession } from '../build.ts';
import type { World } from '../world.ts';
import { sellPaidLot, type PaidLot } from '../fixtures/refunds.ts';

export interface SettledSale extends PaidLot {
  readonly auctionId: string;
  readonly seller: { readonly id: string; readonly token: string };
}

/** A paid lot of 100.00 at a commission of 12.5 %, by a seller of its own. */
export async function sellForSeller(
  world: World,
  given: { hammerCents?: number; commissionBps?: number; pickedUp?: boolean } = {},
): Promise<SettledSale> {
  const { pickedUp = true, ...sale } = given;
  const sold = await sellPaidLot(world, { commissionBps: 1250, ...sale });
  const { auctionId } = await world.owner
    .selectFrom('lots')
    .select('auctionId')
    .where('id', '=', sold.lotId)
    .executeTakeFirstOrThrow();
  const sellerId = await sellerOf(world, auctionId);
  if (pickedUp) await pickUp(world, sold);
  const { token } = await buildSession(world.owner, sellerId);
  return { ...sold, auctionId, seller: { id: sellerId, token } };
}

export async function sellerOf({ owner }: Pick<World, 'owner'>, auctionId: string) {
  const auction = owner.selectFrom('auctions').select('sellerId').where('id', '=', auctionId);
  return (await auction.executeTakeFirstOrThrow()).sellerId;
}

interface PickedUp {
  readonly lotId: string;
  readonly staff: { readonly id: string };
}

/** Recorded as at the desk, for tests that need no more. */
export const pickUp = (world: Pick<World, 'owner'>, { lotId, staff }: PickedUp) =>
  world.owner.transaction().execute(async (tx) => {
    await insertHandover(tx, lotId, staff.id);
    const details = JSON.stringify({});
    await tx
      .insertInto('auditEntries')
      .values({ id: lotId, actorId: staff.id, action: 'lot handed over', subject: lotId, details })
      .execute();
  });

/** What the ledger owes a seller. */
export async function payableInLedger(world: World, sellerId: string): Promise<number> {
  const { cents } = await world.owner
    .selectFrom('entries')
    .select((entry) => entry.fn.sum<string>('amountCents').as('cents'))
    .where('account', '=', 'seller payable')
    .where('userId', '=', sellerId)
    .executeTakeFirstOrThrow();
  return 0 - Number(cents);
}

export const BANK_DETAILS = {
  holder: 'Sam Pallet',
  routing_number: '110000000',
  account_number: '000123456789',
} as const;
