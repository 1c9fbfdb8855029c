// The buyer's pickup pass (R33): signed, short-lived, without personal data; scanned or typed.
import { randomInt } from 'node:crypto';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import type { Vault } from '../../security/vault.ts';
import { digest, newId } from '../../security/ids.ts';
import {
  findPass,
  findPassByCode,
  insertPass,
  type PassRow,
} from '../../store/pickup/pickup-passes.ts';

const LIFE = minutes(5);
const REFRESH_BEFORE = minutes(1);
const PREFIX = 'HD1';
/** Without characters that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

export interface IssuedPass {
  readonly token: string;
  readonly code: string;
  readonly refreshAt: Instant;
  readonly expiresAt: Instant;
}

/** Valid until it expires or the session that requested it ends. */
export async function issuePass(
  tx: Tx,
  vault: Vault,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<IssuedPass> {
  const id = newId();
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
  const expiresAt = (await readNow(tx)) + LIFE;
  await insertPass(tx, { id, userId, sessionId, codeHash: digest(code), expiresAt });
  return {
    token: signPass(vault, id, expiresAt),
    code: `${code.slice(0, 5)}-${code.slice(5)}`,
    refreshAt: expiresAt - REFRESH_BEFORE,
    expiresAt,
  };
}

/** Finds the pass of a scan or a typed code; null if it is forged, unknown or expired. */
export async function findFreshPass(
  db: Db,
  vault: Vault,
  scanned: string,
): Promise<PassRow | null> {
  const pass = scanned.startsWith(`${PREFIX}.`)
    ? await findSignedPass(db, vault, scanned)
    : await findPassByCode(db, digest(scanned.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')));
  return pass?.fresh === true ? pass : null;
}

async function findSignedPass(db: Db, vault: Vault, token: string): Promise<PassRow | undefined> {
  const [, id = '', expiry = ''] = token.split('.');
  const passId = idOf(id);
  if (passId === null) return undefined;
  const [, text = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(token) ?? [];
  const isGenuine = text === textOf(passId, Number.parseInt(expiry, 36));
  return isGenuine && vault.isSigned('pickup pass', text, signature)
    ? findPass(db, passId)
    : undefined;
}

function signPass(vault: Vault, passId: string, expiresAt: Instant): string {
  const text = textOf(passId, expiresAt);
  return `${text}.${vault.sign('pickup pass', text)}`;
}

function textOf(passId: string, expiresAt: Instant): string {
  const id = Buffer.from(passId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${PREFIX}.${id}.${expiresAt.toString(36)}`;
}

function idOf(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  const match = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return match === null ? null : match.slice(1).join('-');
}
