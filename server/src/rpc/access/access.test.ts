import fs from 'node:fs/promises';
import path from 'node:path';
import type { Access } from '@hammerdock/contract/call.ts';
import { PAGE_USER_HEADER } from '@hammerdock/contract/page-user.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { MountedCall } from '../handler.ts';
import { mountedCalls } from '../table.ts';

/** R36, independently of the code: the roles that each access level admits. */
const ADMITTED: Record<Access, readonly string[]> = {
  guest: ['guest', 'buyer', 'seller', 'staff', 'admin'],
  buyer: ['buyer', 'seller', 'staff', 'admin'],
  seller: ['seller', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};
const MEMBERS = ['buyer', 'seller', 'staff', 'admin'] as const;
const ROLES = ['guest', ...MEMBERS] as const;

let world: World;
const people = new Map<string, string>();
beforeAll(async () => {
  world = await openWorld();
  for (const role of MEMBERS) people.set(role, (await buildPerson(world.owner, { role })).id);
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

async function tokenOf(role: (typeof ROLES)[number]): Promise<string | null> {
  const id = people.get(role);
  return id === undefined ? null : (await buildSession(world.owner, id)).token;
}

/** Sent with an unknown field, so that an admitted call changes nothing. */
async function knock({ call, name }: MountedCall, token: string | null): Promise<string> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const url = `/api/${call.group}/${name}`;
  const response = await world.app.http.inject(
    call.method === 'GET'
      ? { url: `${url}?no_such_field=1`, headers }
      : { method: 'POST', url, headers, payload: { no_such_field: 1 } },
  );
  return response.json<{ code?: string }>().code ?? 'success';
}

describe('who may call', () => {
  test('SEC-01 every call states its access, and admits or refuses each role accordingly', async () => {
    for (const mounted of mountedCalls) {
      const admitted = ADMITTED[mounted.call.access];
      for (const role of ROLES) {
        const shut = role === 'guest' ? 'SignInNeeded' : 'RoleMissing';
        const expected = admitted.includes(role) ? 'InputInvalid' : shut;
        const code = await knock(mounted, await tokenOf(role));
        expect([mounted.name, role, code]).toEqual([mounted.name, role, expected]);
      }
    }
  });

  test('the access of each call matches docs/calls.md', async () => {
    const listed = await readListedAccess();
    const differing = mountedCalls
      .flatMap(({ name, call }) => [name, ...(call.aliases ?? [])].map((one) => ({ one, call })))
      .filter(({ one, call }) => (listed.get(one) ?? call.access) !== call.access)
      .map(({ one, call }) => `${one}: ${call.access}, listed for ${listed.get(one)}`);
    expect(differing).toEqual([]);
    expect(listed.size).toBeGreaterThan(100);
  });

  test('a made-up token counts as a guest', async () => {
    const mounted = mountedCalls.find(({ name }) => name === 'pendingCount');
    if (mounted === undefined) throw new Error('there is no such call');
    expect(await knock(mounted, 'x'.repeat(43))).toBe('SignInNeeded');
  });
});

test('a command of the page of another user counts as a guest’s', async () => {
  const buyer = people.get('buyer') ?? '';
  const { token } = await buildSession(world.owner, buyer);
  const bid = (pageUserId: string) =>
    world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/placeBid',
      headers: { authorization: `Bearer ${token}`, [PAGE_USER_HEADER]: pageUserId },
      payload: {},
    });
  const seller = people.get('seller') ?? '';
  for (const other of [seller, '', `${buyer}, ${buyer}`, 'x'.repeat(8_000)]) {
    expect((await bid(other)).json()).toMatchObject({ code: 'SignInNeeded' });
  }
  expect((await bid(buyer)).json()).toMatchObject({ code: 'InputInvalid' });
});

describe('a session that ended', () => {
  test('R45: is refused on every node within a second', async () => {
    const { id, token } = await buildSession(world.owner, people.get('buyer') ?? '');
    const { sessions } = world.app.pipeline;
    expect(await sessions.findActor(token)).toMatchObject({ sessionId: id });
    await world.owner
      .updateTable('sessions')
      .set({ endedAt: new Date() })
      .where('id', '=', id)
      .execute();
    const seenAt = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => seenAt + 1000);
    expect(await sessions.findActor(token)).toBeNull();
  });

  test('is stored as a digest only', async () => {
    const { id, token } = await buildSession(world.owner, people.get('buyer') ?? '');
    const row = await world.owner
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

/** The table of docs/calls.md: each name with its access letter, or the letter of its row. */
async function readListedAccess(): Promise<Map<string, Access>> {
  const file = path.join(import.meta.dirname, '../../../../docs/calls.md');
  const letters: Record<string, Access> = {
    G: 'guest',
    B: 'buyer',
    S: 'seller',
    F: 'staff',
    A: 'admin',
  };
  const listed = new Map<string, Access>();
  for (const line of (await fs.readFile(file, 'utf8')).split('\n')) {
    const [, , names, who] = line.split('|').map((cell) => cell.trim());
    const ofRow = letters[who?.[0] ?? ''];
    if (names === undefined || ofRow === undefined) continue;
    for (const [, name = '', remark = ''] of names.matchAll(/(\w+)(?: \(([^)]*)\))?(?=,|$)/g)) {
      listed.set(name, letters[/\b[GBSFA]$/.exec(remark)?.[0] ?? ''] ?? ofRow);
    }
  }
  return listed;
}
