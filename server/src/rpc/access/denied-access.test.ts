import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { mountedCalls } from '../table.ts';

const sink = openLogSink();
let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LOG_LEVEL: 'warn' }, logTo: sink.stream });
});
afterAll(() => world.close());

const auditOf = (userId: string) =>
  world.owner
    .selectFrom('auditEntries')
    .select(['action', 'subject', 'details'])
    .where('actorId', '=', userId)
    .execute();

describe('S4 S58: a call without the role for it', () => {
  test('is refused with 403, audited and logged, for every call', async () => {
    const buyer = await addMember(world);
    const forbidden = mountedCalls.filter(({ call }) =>
      ['seller', 'staff', 'admin'].includes(call.access),
    );
    expect(forbidden.map(({ name }) => name)).toContain('approveBidLimitRequest');
    for (const { call, name } of forbidden) {
      const response = await world.app.http.inject({
        method: call.method,
        url: `/api/${call.group}/${name}`,
        headers: { authorization: `Bearer ${buyer.token}` },
        ...(call.method === 'POST' ? { payload: { secret_note: 'never logged' } } : {}),
      });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'RoleMissing']);
    }
    const audited = await auditOf(buyer.id);
    expect(audited.map(({ subject }) => subject).toSorted()).toEqual(
      forbidden.map(({ service, name }) => `${service}.${name}`).toSorted(),
    );
    expect(audited.every(({ action }) => action === 'call denied')).toBe(true);
    const logged = sink.lines().filter(({ userId }) => userId === buyer.id);
    expect(logged).toHaveLength(forbidden.length);
    expect(sink.text()).not.toContain(buyer.token);
    expect(sink.text()).not.toContain('never logged');
  });

  test('is audited once a minute when repeated', async () => {
    const buyer = await addMember(world);
    for (let i = 0; i < 5; i += 1) {
      const { body } = await world.call('inbox.listInboxMessages', {}, { as: buyer.token });
      expect(codeOf(body)).toBe('RoleMissing');
    }
    expect(await auditOf(buyer.id)).toHaveLength(1);
  });

  test('by a guest is refused with 401 and not audited', async () => {
    const before = await world.owner.selectFrom('auditEntries').select('id').execute();
    expect(codeOf((await world.call('inbox.listInboxMessages', {})).body)).toBe('SignInNeeded');
    expect(await world.owner.selectFrom('auditEntries').select('id').execute()).toEqual(before);
  });
});
