import {
  beginOnboarding,
  compareTransferAccounts,
} from '@hammerdock/server/src/operations/accounting/transfer-account.ts';
import { addStaff, awaitReceipt, sellLots } from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { pickUp } from '@hammerdock/server/src/testing/settlements/sales-of-seller.ts';
import type { Onboarding } from './connect.ts';
import type { StripeWorld } from './stripe-world.ts';

/** A seller to whom $100.00 is payable, with an account at the provider. */
export async function addSellerToPay(stripe: StripeWorld, end?: Onboarding) {
  const { world, emulator } = stripe;
  const { context } = world.app;
  const buyer = await stripe.addCard('good');
  const sale = [{ buyer, hammerCents: 10_000 }];
  const { auctionId, lotIds } = await sellLots(world, sale, { commissionBps: 0 });
  await awaitReceipt(world, buyer, auctionId);
  await pickUp(world, { lotId: lotIds[0] ?? '', staff: await addStaff(world, auctionId) });
  const { sellerId } = await world.owner
    .selectFrom('auctions')
    .select('sellerId')
    .where('id', '=', auctionId)
    .executeTakeFirstOrThrow();
  const { transfers } = context.payments;
  if (transfers === null) throw new Error('there are no transfers');
  const page = await beginOnboarding({ ...context, provider: 'stripe', transfers }, sellerId);
  const account = page.split('/').at(-1) ?? '';
  if (end !== undefined) {
    emulator.connect.endOnboarding(account, end);
    await compareTransferAccounts(context);
  }
  return { sellerId, account };
}
