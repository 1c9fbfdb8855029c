// CARD-03: creates the customer of a buyer at the payment provider once.
import type { AppContext } from '../../context.ts';
import { findGatewayCustomer, insertGatewayCustomer } from '../../store/payments/cards.ts';

/** The provider returns the same customer for the same reference, so a retry is safe. */
export async function openCustomer(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  userId: string,
): Promise<string> {
  const known = await findGatewayCustomer(db, userId);
  if (known !== null) return known;
  const gatewayCustomer = await payments.createCustomer(userId);
  const customer = { userId, gatewayCustomer, provider: payments.name };
  await db.transaction().execute((tx) => insertGatewayCustomer(tx, customer));
  return gatewayCustomer;
}
