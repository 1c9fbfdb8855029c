// A seller with a session, and calls in the seller's name.
import { randomBytes } from 'node:crypto';
import { digest, newId } from '@hammerdock/server/src/security/ids.ts';
import type pg from 'pg';
import * as z from 'zod';

export interface Seller {
  readonly sellerId: string;
  readonly token: string;
}

export async function addSeller(client: pg.Client): Promise<Seller> {
  const [sellerId, token] = [newId(), randomBytes(32).toString('base64url')];
  await client.query(
    `insert into users (id, role, first_name, last_name, username, email, phone, password_hash,
       address1, city, state, zip, email_verified_at, phone_verified_at)
     values ($1, 'seller', 'Sam', 'Seller', 'seller', 'seller@example.com', '+14045550000', '',
       '1 Main St', 'Decatur', 'GA', '30030', now(), now())`,
    [sellerId],
  );
  await client.query(
    `insert into sessions (id, token_hash, user_id, persistent, expires_at)
     values ($1, $2, $3, true, now() + interval '1 day')`,
    [newId(), digest(token), sellerId],
  );
  return { sellerId, token };
}

const envelope = z.object({ data: z.unknown() });

/** The data of a call's answer; `body` is an object, or a form with files. */
export async function callAs(
  { url, token }: { readonly url: string; readonly token: string },
  name: string,
  body: object,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api/seller/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  }
  return envelope.parse(await response.json()).data;
}
