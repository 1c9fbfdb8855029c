// A paid lot with a staff member at its pickup desk, for tests of refunds.
import type { Services } from '@hammerdock/contract';
import type { AnswerOf, Envelope, SentTo } from '@hammerdock/contract/call.ts';
import { chargeInvoice } from '../operations/charge-invoice.ts';
import { closeLot } from '../operations/close-lot.ts';
import { issueInvoices } from '../operations/issue-invoices.ts';
import { addBuyer, addStaff, awaitReceipt, sellLots, type Buyer } from './sales.ts';
import type { World } from './world.ts';

type RefundLot = Services['refunds']['refundLot'];
export type Asked = Partial<SentTo<RefundLot>>;

export interface PaidLot {
  readonly buyer: Buyer;
  readonly staff: Buyer;
  readonly lotId: string;
  readonly invoiceId: string;
}

export async function sellPaidLot(
  world: World,
  given: { buyer?: Buyer; condition?: string; hammerCents?: number } = {},
): Promise<PaidLot> {
  const buyer = given.buyer ?? (await addBuyer(world, 'good'));
  const { auctionId, lotIds } = await sellLots(world, [
    { buyer, hammerCents: given.hammerCents ?? 10_000 },
  ]);
  const [lotId = ''] = lotIds;
  // Runs now what background jobs would do a moment later.
  await issueReceiptNow(world, { auctionId, lotId });
  const invoiceId = await awaitReceipt(world, buyer, auctionId);
  const condition = given.condition ?? 'Opened Box';
  await world.owner.updateTable('lots').set({ condition }).where('id', '=', lotId).execute();
  return { buyer, staff: await addStaff(world, auctionId), lotId, invoiceId };
}

async function issueReceiptNow(world: World, sale: { auctionId: string; lotId: string }) {
  const { context } = world.app;
  await closeLot(context.workerDb, sale.lotId);
  await issueInvoices(context, sale.auctionId);
  const issued = await world.owner
    .selectFrom('invoices')
    .select('id')
    .where('auctionId', '=', sale.auctionId)
    .executeTakeFirst();
  if (issued !== undefined) await chargeInvoice(context, issued.id);
}

/** Refunds all that is left, for our own error, unless the test asks for something else. */
export async function refund(
  world: World,
  { lotId, staff }: Pick<PaidLot, 'lotId' | 'staff'>,
  asked: Asked = {},
  key?: string,
): Promise<Envelope<AnswerOf<RefundLot>>> {
  const input = {
    lot_id: lotId,
    refund_type: 'our error',
    refund_reason: 'A part is missing',
  } as const;
  const by = { as: staff.token, ...(key === undefined ? {} : { key }) };
  return (await world.call('refunds.refundLot', { ...input, ...asked }, by)).body;
}

/** What was refunded for a receipt according to the provider's own records. */
export async function refundedAtSandbox(world: World, invoiceId: string): Promise<number[]> {
  const rows = await world.owner
    .selectFrom('sandbox.refunds')
    .innerJoin('payments', 'payments.gatewayCharge', 'sandbox.refunds.charge')
    .select('sandbox.refunds.amountCents')
    .where('payments.invoiceId', '=', invoiceId)
    .where('sandbox.refunds.status', '=', 'succeeded')
    .orderBy('sandbox.refunds.createdAt')
    .execute();
  return rows.map(({ amountCents }) => amountCents);
}
