import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { countTry, hasOpenCode } from '../../store/accounts/codes.ts';
import { hashCode, type CodePurpose } from './send-code.ts';

const TRIES_MAX = 5;

export type CodeVerdict =
  | { readonly right: true; readonly codeId: string }
  | { readonly right: false; readonly refusal: 'CodeWrong' | 'CodeExpired' | 'CodeTriesUsedUp' };

/**
 * Checks the latest code of a target. Every attempt is counted, so the transaction must commit even
 * when the caller refuses; a right code stays valid until markCodeUsed.
 */
export async function checkCode(
  tx: Tx,
  { vault, log }: Pick<AppContext, 'vault' | 'log'>,
  given: { purpose: CodePurpose; target: string; userId: string | null; code: string },
): Promise<CodeVerdict> {
  const { purpose, userId, code } = given;
  const latest = await countTry(tx, { purpose, target: foldAscii(given.target), userId });
  if (latest === undefined) return { right: false, refusal: 'CodeExpired' };
  if (latest.tries > TRIES_MAX) {
    log.warn({ userId, purpose }, 'too many wrong codes');
    return { right: false, refusal: 'CodeTriesUsedUp' };
  }
  const now = await readNow(tx);
  if (latest.usedAt !== null || latest.expiresAt <= now) {
    return { right: false, refusal: 'CodeExpired' };
  }
  if (latest.codeHash === hashCode(vault, { codeId: latest.id, userId, code })) {
    return { right: true, codeId: latest.id };
  }
  log.warn({ userId, purpose }, 'a code was wrong');
  return { right: false, refusal: 'CodeWrong' };
}

/** Whether a code was sent to the target that its user can still enter. */
export const isCodeOpen = (
  db: Db,
  { purpose, target, userId }: { purpose: CodePurpose; target: string; userId: string },
): Promise<boolean> =>
  hasOpenCode(db, { purpose, target: foldAscii(target), userId, triesMax: TRIES_MAX });
