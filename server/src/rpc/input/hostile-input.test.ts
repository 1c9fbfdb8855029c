// S6, S23, S24, S40, S47: extra fields, hostile text in searches, odd amounts and endless pages, in
// every call that takes them, as found by the schemas.
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendInput } from '../../testing/fuzz/send-input.ts';
import { EXTRA_KEYS } from '../../testing/fuzz/schema-inputs.ts';
import { HOSTILE_TEXTS } from '../../testing/fuzz/hostile-values.ts';
import { openWriteLog, type WriteLog } from '../../testing/fuzz/write-log.ts';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { MountedCall } from '../handler.ts';
import { mountedCalls } from '../table.ts';

interface Answered {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

describe('hostile input', () => {
  const log = openLogSink();
  let world: World;
  let admin: Member;
  let writes: WriteLog;
  beforeAll(async () => {
    world = await openWorld({ logTo: log.stream, env: { HAMMERDOCK_LOG_LEVEL: 'warn' } });
    admin = await addMember(world, 'admin');
    writes = await openWriteLog(world);
  });
  afterAll(() => world.close());

  const send = async (mounted: MountedCall, input: object): Promise<Answered> => {
    const { status, text } = await sendInput(world, mounted, input, admin.token);
    const { code = 'success', fieldErrors = {} } = JSON.parse(text) as Partial<Answered>;
    return { status, code, fieldErrors };
  };
  const sendJson = async ({ call, name }: MountedCall, payload: string): Promise<Answered> => {
    const response = await world.app.http.inject({
      method: 'POST',
      url: `/api/${call.group}/${name}`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload,
    });
    const { code = 'success', fieldErrors = {} } = response.json<Partial<Answered>>();
    return { status: response.statusCode, code, fieldErrors };
  };
  const expectNothingWritten = async () =>
    expect((await writes.take()).filter((table) => table !== 'public.rate_limits')).toEqual([]);

  test('SEC-03 S6 every call refuses unknown fields and writes nothing', async () => {
    await writes.take();
    for (const mounted of mountedCalls) {
      const known = new Set(fieldsOf(mounted).map(([name]) => name));
      const extra = EXTRA_KEYS.filter((each) => !known.has(each));
      // A query or a form with a prototype's name is refused whole, so its names are sent singly.
      const inputs = isJson(mounted.call) ? [extra] : extra.map((key) => [key]);
      for (const keys of inputs) {
        const input = Object.fromEntries(keys.map((key) => [key, 'admin']));
        const { status, code, fieldErrors } = await send(mounted, input);
        if (!isJson(mounted.call) && /^(RequestMalformed|InputUnreadable)$/.test(code)) continue;
        const errors = keys.map((key) =>
          Object.hasOwn(fieldErrors, key) ? fieldErrors[key] : undefined,
        );
        const unknown = keys.map(() => 'This field is unknown.');
        expect([mounted.name, keys, status, errors]).toEqual([mounted.name, keys, 422, unknown]);
      }
    }
    await expectNothingWritten();
  });

  test('S6 a __proto__ in a body reaches no call', async () => {
    for (const mounted of mountedCalls.filter(({ call }) => isJson(call))) {
      for (const body of ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{}}}']) {
        const { status } = await sendJson(mounted, body);
        expect([mounted.name, status >= 400 && status < 500]).toEqual([mounted.name, true]);
      }
    }
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    await expectNothingWritten();
  });

  const amounts = mountedCalls.flatMap((mounted) =>
    fieldsOf(mounted)
      .filter(([, { type }]) => String(type) === 'string,number')
      .map(([field]) => [mounted.name, field, mounted] as const),
  );
  test.each(amounts)('S40 %s refuses malformed amounts as %s', async (_, field, mounted) => {
    const texts = ['-1', 'NaN', 'Infinity', '1e309', '1e3', '12.345', '0x10', '١', '1,2,3', ''];
    const odd = [-1, -0.01, 12.345, 1e21, 2 ** 53, ...texts].map((value) => JSON.stringify(value));
    for (const value of [...odd, '1e309', '-1e309', 'null', 'true', '[]', '{}']) {
      const { status, fieldErrors } = await sendJson(mounted, `{"${field}":${value}}`);
      expect([value, status, Object.keys(fieldErrors)]).toEqual([
        value,
        422,
        expect.arrayContaining([field]),
      ]);
    }
    // Zero and minus zero are amounts, but cannot be bid, paid or refunded.
    for (const value of ['0', '-0', '"0.00"']) {
      const { status } = await sendJson(mounted, `{"${field}":${value}}`);
      expect([value, status >= 400 && status < 500]).toEqual([value, true]);
    }
    await expectNothingWritten();
  });

  const pages = mountedCalls.flatMap((mounted) =>
    fieldsOf(mounted)
      .filter(([field]) => field === 'limit' || field === 'page')
      .map(([field]) => [mounted.name, field, mounted] as const),
  );
  test.each(pages)('S47 %s limits its %s', async (_, field, mounted) => {
    for (const value of [0, -1, 1.5, 1e9, 1e12, '1e9', '0', 'all', 'NaN', null, [], '1;2']) {
      const { status, fieldErrors } = await send(mounted, { [field]: value });
      expect([value, status, Object.keys(fieldErrors)]).toEqual([
        value,
        422,
        expect.arrayContaining([field]),
      ]);
    }
  });

  const SEARCHES = [
    'searchProducts',
    'listSuggestions',
    'getLotByLabel',
    'getExpired',
    'getPastAuctions',
    'getWatchlist',
    'getWon',
    'getDashboardList',
    'getReceipt',
    'listMessages',
    'getProductInfo',
    'getBidHistory',
  ];
  test.each(SEARCHES)('S23 S24 %s treats hostile text as plain text', async (name) => {
    const mounted = mountedCalls.find((each) => each.name === name);
    if (mounted === undefined) throw new Error(`there is no call ${name}`);
    const texts = fieldsOf(mounted).filter(([, { type }]) => type === 'string');
    for (const [field] of texts) {
      for (const text of [...HOSTILE_TEXTS, "a' & b | ".repeat(1100)]) {
        const base = name === 'getDashboardList' ? { type: 'all' } : {};
        const { status } = await send(mounted, { ...base, [field]: text });
        expect([field, text.slice(0, 40), [200, 404, 413, 422].includes(status)]).toEqual([
          field,
          text.slice(0, 40),
          true,
        ]);
      }
    }
  });

  test('S23 S53 none of this caused a fault or a database error', () => {
    const faults = log.lines().filter(({ level }) => Number(level) >= 50);
    expect(faults).toEqual([]);
    expect(log.text()).not.toMatch(/syntax error|invalid input syntax|tsquery/);
  });
});

interface FieldSchema {
  readonly type?: unknown;
}

function fieldsOf({ call }: MountedCall): [string, FieldSchema][] {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => [
    name,
    typeof schema === 'object' ? schema : {},
  ]);
}

const isJson = ({ method, takesFiles }: MountedCall['call']): boolean =>
  method === 'POST' && takesFiles !== true;
