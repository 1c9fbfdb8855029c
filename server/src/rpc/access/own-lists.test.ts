// SEC-02, beside the access matrix of calls that name an object: calls that name none return only
// the caller's data, and change nothing of another user.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOwnedObjects, type OwnedObjects } from '../../testing/fixtures/owned-objects.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { mountedCalls } from '../table.ts';

/** Lists the sent messages for developers; production has no such call (R71). */
const NOT_IN_PRODUCTION = new Set(['listMessages']);

const PAGE = { limit: 50, type: 'all', action: 'all' };

let world: PurchaseWorld;
let objects: OwnedObjects;
beforeAll(async () => {
  world = await openPurchaseWorld();
  objects = await addOwnedObjects(world);
  const { lotId } = objects.paid;
  const refund = { lot_id: lotId, refund_type: 'our error', refund_reason: 'Missing' } as const;
  await world.call('refunds.refundLot', refund, { as: objects.people.admin.token });
});
afterAll(() => world.close());

const STRANGERS = ['otherBuyer', 'seller', 'otherSeller'] as const;

/** Texts that only the owner's rows contain, by table. */
async function readOwned(): Promise<Record<string, readonly object[]>> {
  const { id } = objects.people.owner;
  const ofUser = (table: (typeof TABLES)[number]) =>
    world.owner.selectFrom(table).selectAll().where('userId', '=', id).execute();
  const db = world.owner;
  const users = await db.selectFrom('users').selectAll().where('id', '=', id).execute();
  const uploads = await db.selectFrom('uploads').selectAll().where('ownerId', '=', id).execute();
  const rows = await Promise.all(
    TABLES.map(async (table) => [table, await ofUser(table)] as const),
  );
  return { users, uploads, ...Object.fromEntries(rows) };
}

const TABLES = ['lotNotes', 'cards', 'invoices', 'savedSearches', 'refunds', 'sessions'] as const;

const listCalls = (kind: 'query' | 'command') =>
  mountedCalls.filter(({ name, call }) => call.kind === kind && !NOT_IN_PRODUCTION.has(name));

async function send({ name, call }: (typeof mountedCalls)[number], token: string) {
  const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  const payload = Object.fromEntries(Object.entries(PAGE).filter(([key]) => fields.includes(key)));
  return world.app.http.inject({
    method: call.method,
    url: `/api/${call.group}/${name}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(call.method === 'POST' ? { payload } : {}),
  });
}

describe('SEC-02 a call that names no object', () => {
  test('returns no note, card, invoice, search, refund or upload of another user', async () => {
    const owned = await readOwned();
    expect(Object.entries(owned).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const secrets = Object.values(owned)
      .flat()
      .map((row) => ('id' in row ? String(row.id) : ''));
    const { email, phone } = z
      .object({ email: z.string(), phone: z.string() })
      .parse(owned['users']?.[0]);
    const leaks: string[] = [];
    let answered = 0;
    for (const stranger of STRANGERS) {
      for (const mounted of listCalls('query')) {
        const { body, statusCode } = await send(mounted, objects.people[stranger].token);
        answered += statusCode === 200 ? 1 : 0;
        const found = [...secrets, email, phone].filter((secret) => body.includes(secret));
        leaks.push(...found.map((secret) => `${mounted.name} returns ${secret} to ${stranger}`));
      }
    }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  });

  test('changes nothing and ends no session of another user', async () => {
    const before = await readOwned();
    for (const stranger of STRANGERS) {
      for (const mounted of listCalls('command')) {
        await send(mounted, objects.people[stranger].token);
      }
    }
    expect(await readOwned()).toEqual(before);
    const own = await world.call(
      'account.getUserProfileDetails',
      {},
      { as: objects.people.owner.token },
    );
    expect(own.body.status).toBe('success');
  });
});
