import { readNow, type Tx } from '../db/database.ts';
import type { Vault } from '../gateways/vault.ts';
import { countTry } from '../store/codes.ts';
import { hashCode, type CodePurpose } from './send-code.ts';

const TRIES_MAX = 5;

export type CodeVerdict =
  | { readonly right: true; readonly codeId: string }
  | { readonly right: false; readonly refusal: 'CodeWrong' | 'CodeExpired' | 'CodeTriesUsedUp' };

/**
 * Tries the latest code of a target. The try is counted whatever comes of it, so the transaction
 * must commit even where the caller refuses; a right code is not used up until markCodeUsed.
 */
export async function tryCode(
  tx: Tx,
  vault: Vault,
  given: { purpose: CodePurpose; target: string; userId: string | null; code: string },
): Promise<CodeVerdict> {
  const latest = await countTry(tx, given.purpose, given.target.toLowerCase());
  if (latest === undefined) return { right: false, refusal: 'CodeExpired' };
  if (latest.tries > TRIES_MAX) return { right: false, refusal: 'CodeTriesUsedUp' };
  const now = await readNow(tx);
  if (latest.usedAt !== null || latest.expiresAt <= now) {
    return { right: false, refusal: 'CodeExpired' };
  }
  const { userId, code } = given;
  return latest.codeHash === hashCode(vault, { codeId: latest.id, userId, code })
    ? { right: true, codeId: latest.id }
    : { right: false, refusal: 'CodeWrong' };
}
