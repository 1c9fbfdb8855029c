// CARD-03: a buyer is a customer at the payment provider, once.
import type { AppContext } from '../context.ts';
import { findGatewayCustomer, insertGatewayCustomer } from '../store/cards.ts';

/** The provider answers one customer for one reference, however often it is asked. */
export async function openCustomer(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  userId: string,
): Promise<string> {
  const known = await findGatewayCustomer(db, userId);
  if (known !== null) return known;
  const gatewayCustomer = await payments.createCustomer(userId);
  await db.transaction().execute((tx) => insertGatewayCustomer(tx, userId, gatewayCustomer));
  return gatewayCustomer;
}
