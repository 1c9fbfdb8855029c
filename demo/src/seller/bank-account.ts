// The bank account to which the demo's seller is paid. It is encrypted with the secret of the
// store, which only a running node has, so it is saved at the first start.
import type { AppContext } from '@hammerdock/server/src/context.ts';
import { encryptNumbers } from '@hammerdock/server/src/operations/accounting/payout-numbers.ts';
import {
  findPayoutAccount,
  savePayoutAccount,
} from '@hammerdock/server/src/store/accounting/payouts.ts';
import { insertAudit } from '@hammerdock/server/src/store/platform/audit.ts';
import { emailOf } from '../seed/people.ts';

/** A number for tests, which no bank has. */
const NUMBERS = { routing: '110000000', account: '000123456789' };
const HOLDER = 'Peachtree Liquidation LLC';

/** One that the visitor has saved stays. */
export async function saveSellersBank({
  db,
  vault,
}: Pick<AppContext, 'db' | 'vault'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seller = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('seller'))
      .forUpdate()
      .executeTakeFirst();
    if (seller === undefined || (await findPayoutAccount(tx, seller.id)) !== undefined) return;
    const { id: sellerId } = seller;
    const last4 = NUMBERS.account.slice(-4);
    const numbers = encryptNumbers(vault, sellerId, NUMBERS);
    await savePayoutAccount(tx, { sellerId, holder: HOLDER, numbers, last4 });
    await insertAudit(tx, {
      actorId: sellerId,
      action: 'payout account changed',
      subject: sellerId,
      details: { holder: HOLDER, last4, lastBefore: null },
    });
  });
}
