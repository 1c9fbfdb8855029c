// SEC-02, S1, S2: each call that names an object, as each person who may not reach it.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendInput } from '../../testing/fuzz/send-input.ts';
import { openWriteLog, type WriteLog } from '../../testing/fuzz/write-log.ts';
import {
  OBJECT_MATRIX,
  PROVED_ELSEWHERE,
  type MatrixRow,
} from '../../testing/fixtures/object-matrix.ts';
import { addOwnedObjects, type OwnedObjects } from '../../testing/fixtures/owned-objects.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import type { MountedCall } from '../handler.ts';
import { mountedCalls } from '../table.ts';

const NAMES_AN_OBJECT =
  /(^|_)id$|^lot$|^file_name$|profileid$|^buyerid$|^confirm_token$|^auction_number$/;

const STRANGERS = ['otherBuyer', 'seller', 'otherSeller', 'staff', 'otherStaff'] as const;
type PersonName = keyof OwnedObjects['people'];

interface Answered {
  readonly status: number;
  readonly code: string;
  /** The answer without its request id. */
  readonly body: unknown;
}

describe('SEC-02 the access matrix of calls that name an object', () => {
  let world: PurchaseWorld;
  let objects: OwnedObjects;
  let writes: WriteLog;
  beforeAll(async () => {
    world = await openPurchaseWorld();
    objects = await addOwnedObjects(world);
    writes = await openWriteLog(world);
  });
  afterAll(() => world.close());

  test('S1 every field that names an object is in the matrix', () => {
    const listed = new Set(
      [...OBJECT_MATRIX.map(({ call, field }) => [call, field]), ...PROVED_ELSEWHERE].map(String),
    );
    const found = mountedCalls.flatMap(({ name, call }) =>
      fieldsOf(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }))
        .filter((field) => NAMES_AN_OBJECT.test(field))
        .map((field) => String([name, field])),
    );
    expect(found.filter((each) => !listed.has(each))).toEqual([]);
    expect(found.length).toBeGreaterThan(60);
  });

  const rowsOf = (kind: MatrixRow['kind']) =>
    OBJECT_MATRIX.filter((row) => row.kind === kind).map(
      (row) => [row.call, row.field, row] as const,
    );

  test.each(rowsOf('own'))(
    'S2 %s: the %s of another user is reported as absent',
    async (_, __, row) => {
      for (const stranger of STRANGERS) {
        const absent = await ask(row, stranger, randomUUID());
        const anothers = await ask(row, stranger, row.objectOf(objects));
        expect([stranger, anothers]).toEqual([stranger, absent]);
        expect([stranger, anothers.status >= 400]).toEqual([stranger, true]);
      }
      if (mountedOf(row).call.access !== 'guest') await expectGuestRefused(row);
    },
  );

  test.each(rowsOf('lot'))('S2 %s: an unpublished lot as %s is absent', async (_, __, row) => {
    for (const name of ['owner', ...STRANGERS] as const) {
      const absent = await ask(row, name, randomUUID());
      expect([name, await ask(row, name, row.objectOf(objects))]).toEqual([name, absent]);
    }
  });

  test.each(rowsOf('staff'))('S2 %s: %s is for the staff of its center', async (_, __, row) => {
    const id = row.objectOf(objects);
    // A pass that another center's desk scanned gives no access at this one.
    expect(['WrongCenter', 'PickupCodeInvalid']).toContain((await ask(row, 'otherStaff', id)).code);
    for (const name of ['owner', 'otherBuyer', 'seller', 'otherSeller'] as const) {
      expect([name, await ask(row, name, id)]).toMatchObject([
        name,
        { status: 403, code: 'RoleMissing' },
      ]);
    }
    await expectGuestRefused(row);
  });

  test.each(rowsOf('admin'))('S2 %s: %s is for admins only', async (_, __, row) => {
    for (const name of ['owner', ...STRANGERS] as const) {
      expect([name, await ask(row, name, row.objectOf(objects))]).toMatchObject([
        name,
        { status: 403, code: 'RoleMissing' },
      ]);
    }
    await expectGuestRefused(row);
  });

  test('S2 the refused calls wrote nothing, and the owner still has every object', async () => {
    const rows = OBJECT_MATRIX.filter(({ kind }) => kind === 'own');
    await writes.take();
    for (const row of rows) {
      for (const name of STRANGERS) await ask(row, name, row.objectOf(objects));
    }
    expect((await writes.take()).filter((table) => table !== 'public.rate_limits')).toEqual([]);
    // Messages, payments, bids and deletions use up their object.
    const destroying = /^(delete|remove|pay|confirm|bidConfirm|sendLotMessage)/;
    for (const row of rows.filter(({ call }) => !destroying.test(call))) {
      const absent = await ask(row, 'owner', randomUUID());
      const own = await ask(row, 'owner', row.objectOf(objects));
      expect([row.call, own]).not.toEqual([row.call, absent]);
    }
  });

  test('S3 a receipt cannot be paid with the card of another user, nor by another user', async () => {
    const { unpaidInvoice, people } = objects;
    const others = await world.call('cards.listSources', {}, { as: people.otherBuyer.token });
    const [foreign] = others.body.status === 'success' ? others.body.data.responseData.data : [];
    const pay = async (source_id: string) =>
      withoutRequest(
        (
          await world.call(
            'invoices.payWithCard',
            { invoice_id: unpaidInvoice, source_id },
            { as: people.owner.token },
          )
        ).body,
      );
    expect(foreign).toBeDefined();
    expect(await pay(foreign?.id ?? '')).toEqual(await pay(randomUUID()));
    const charged = await world.owner
      .selectFrom('payments')
      .select('id')
      .where('invoiceId', '=', unpaidInvoice)
      .execute();
    expect(charged).toEqual([]);
  });

  async function expectGuestRefused(row: MatrixRow): Promise<void> {
    const answer = await ask(row, null, row.objectOf(objects));
    expect(answer).toMatchObject({ status: 401, code: 'SignInNeeded' });
  }

  async function ask(row: MatrixRow, name: PersonName | null, id: string): Promise<Answered> {
    const token = name === null ? null : objects.people[name].token;
    const answer = await sendInput(world, mountedOf(row), row.inputOf(id, objects), token);
    const body = JSON.parse(answer.text) as { code?: string };
    return { status: answer.status, code: body.code ?? 'success', body: withoutRequest(body) };
  }
});

/** The answer without its request id and the id that was sent. */
const withoutRequest = (body: object): unknown => ({ ...body, requestId: '' });

function mountedOf({ call }: MatrixRow): MountedCall {
  const mounted = mountedCalls.find(({ name }) => name === call);
  if (mounted === undefined) throw new Error(`there is no call ${call}`);
  return mounted;
}

/** The names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}
