// The buyer's pass (R33): signed, short-lived, nothing personal in it; scanned or typed.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Db, type Tx } from '../db/database.ts';
import { digest, newId } from '../gateways/ids.ts';
import { findPass, findPassByCode, insertPass, type PassRow } from '../store/pickup-passes.ts';
import { readSigningKey } from '../store/signing-keys.ts';

const LIFE = minutes(5);
const REFRESH_BEFORE = minutes(1);
const PREFIX = 'HD1';
const KEY = 'pickup pass key';
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

export interface IssuedPass {
  readonly token: string;
  readonly code: string;
  readonly refreshAt: Instant;
  readonly expiresAt: Instant;
}

export async function issuePass(tx: Tx, userId: string): Promise<IssuedPass> {
  const key = await readSigningKey(tx, KEY);
  const id = newId();
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
  const expiresAt = (await readNow(tx)) + LIFE;
  await insertPass(tx, { id, userId, codeHash: digest(code), expiresAt });
  return {
    token: signPass(key, id, expiresAt),
    code: `${code.slice(0, 5)}-${code.slice(5)}`,
    refreshAt: expiresAt - REFRESH_BEFORE,
    expiresAt,
  };
}

/** The pass behind a scan or a typed code; null for one that is forged, unknown or over. */
export async function findFreshPass(db: Db, scanned: string): Promise<PassRow | null> {
  const pass = scanned.startsWith(`${PREFIX}.`)
    ? await findSignedPass(db, scanned)
    : await findPassByCode(db, digest(scanned.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')));
  return pass?.fresh === true ? pass : null;
}

async function findSignedPass(db: Db, token: string): Promise<PassRow | undefined> {
  const [, id = '', expiry = ''] = token.split('.');
  const passId = idOf(id);
  if (passId === null) return undefined;
  const genuine = Buffer.from(
    signPass(await readSigningKey(db, KEY), passId, Number.parseInt(expiry, 36)),
  );
  const given = Buffer.from(token);
  const agrees = genuine.length === given.length && timingSafeEqual(genuine, given);
  return agrees ? findPass(db, passId) : undefined;
}

function signPass(key: string, passId: string, expiresAt: Instant): string {
  const id = Buffer.from(passId.replaceAll('-', ''), 'hex').toString('base64url');
  const text = `${PREFIX}.${id}.${expiresAt.toString(36)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)}`;
}

function idOf(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  const match = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return match === null ? null : match.slice(1).join('-');
}
