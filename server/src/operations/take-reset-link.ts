import { readNow, type Tx } from '../db/database.ts';
import { digest } from '../gateways/ids.ts';
import { lockCode, markPurposeUsed } from '../store/codes.ts';
import { userOfResetPurpose } from './send-reset-link.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Whose password a link may set, using it up; null when unknown, used or past 30 minutes. */
export async function takeResetLink(tx: Tx, token: string): Promise<string | null> {
  const [, codeId, secret] = TOKEN.exec(token) ?? [];
  if (codeId === undefined || secret === undefined) return null;
  const link = await lockCode(tx, codeId);
  if (link === undefined || link.codeHash !== digest(secret)) return null;
  if (link.usedAt !== null || link.expiresAt <= (await readNow(tx))) return null;
  await markPurposeUsed(tx, link.purpose);
  return userOfResetPurpose(link.purpose);
}
