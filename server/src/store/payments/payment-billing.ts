// Who a payment was billed to (PAY-10); written with the payment and frozen with it.
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface Billing {
  readonly billFirstName: string;
  readonly billLastName: string;
  readonly billAddress1: string;
  readonly billCity: string;
  readonly billState: string;
  readonly billZip: string;
}

/** A card payment, or the journal of a payment from credit alone. */
export type Billed = { readonly paymentId: string } | { readonly journalId: string };

export async function insertBilling(
  tx: Tx,
  { invoiceId, of, billing }: { invoiceId: string; of: Billed; billing: Billing },
): Promise<void> {
  const { billFirstName, billLastName, billAddress1, billCity, billState, billZip } = billing;
  await tx
    .insertInto('paymentBilling')
    .values({
      id: newId(),
      invoiceId,
      ...of,
      billFirstName,
      billLastName,
      billAddress1,
      billCity,
      billState,
      billZip,
    })
    .execute();
}
