import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { markCodeUsed } from '../../store/accounts/codes.ts';
import {
  findTakenPart,
  getAccount,
  lockIdentities,
  setVerifiedPhone,
  type Account,
} from '../../store/accounts/users.ts';
import { notifyIdentityChanged } from './notify-identity-changed.ts';
import { redeemClaim } from '../invoices/redeem-claim.ts';
import { checkCode, type CodeVerdict } from './check-code.ts';

type WrongCode = Extract<CodeVerdict, { right: false }>['refusal'];

/** Returns a refusal as a value, so that the transaction commits and the attempt is counted. */
export async function verifyPhone(
  tx: Tx,
  context: Pick<AppContext, 'vault' | 'config' | 'log'>,
  given: { userId: string; phone: string; code: string },
): Promise<{ wrong: WrongCode | 'PhoneTaken' } | { wrong: null; account: Account }> {
  const { userId, phone, code } = given;
  const verdict = await checkCode(tx, context, { purpose: 'phone', target: phone, userId, code });
  if (!verdict.right) return { wrong: verdict.refusal };
  await lockIdentities(tx);
  if ((await findTakenPart(tx, { phone }, userId)) !== null) return { wrong: 'PhoneTaken' };
  await markCodeUsed(tx, verdict.codeId);
  const before = await getAccount(tx, userId);
  await setVerifiedPhone(tx, userId, phone);
  if (before.phone !== phone) {
    await notifyIdentityChanged(tx, context, { before, what: 'phone number' });
  }
  const account = await getAccount(tx, userId);
  await redeemClaim(tx, account);
  return { wrong: null, account };
}
