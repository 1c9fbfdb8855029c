import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import type { Email } from '../gateways/email/gateway.ts';
import { openVault } from '../security/vault.ts';
import { queueMessage } from '../operations/messaging/queue-message.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import { openLog } from '../monitoring/log.ts';
import { fakeEmail, fakeSms } from '../testing/fakes/message-gateways.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { openWorld } from '../testing/world.ts';
import { deliverMessages } from '../messaging/deliver-messages.ts';
import { prune } from './prune.ts';
import { scheduledJobs } from './schedule.ts';

const outcomeOf = (run: Promise<void>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => String(error),
  );

async function scheduledNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from graphile_worker._private_known_crontabs`.execute(db);
  return rows.map(({ identifier }) => identifier).toSorted();
}

describe('scheduled jobs', () => {
  // Without the app, whose own scheduled jobs would interfere.
  let database: TestDatabase;
  let context: Pick<AppContext, 'workerDb' | 'log' | 'vault'>;
  let owner: Db;
  const open = (target: DatabaseTarget): Db =>
    openDatabase(openPool(target, { max: 2, name: 'test', onError: () => undefined }));
  beforeAll(async () => {
    database = await cloneDatabase();
    const log = openLog('fatal');
    const vault = openVault('a secret of this test only', log);
    context = { workerDb: open(database.worker), log, vault };
    owner = open(database.owner);
  });
  afterAll(() => Promise.all([owner.destroy(), context.workerDb.destroy()]));

  const countOf = async (table: 'idempotencyKeys' | 'outbox') =>
    (await owner.selectFrom(table).selectAll().execute()).length;

  test('R3: keeps keys for 24 hours and dispatched events for seven days', async () => {
    const key = { actor: 'a', key: 'k', call: 'c', payloadHash: 'h' };
    await owner.insertInto('idempotencyKeys').values(key).execute();
    await sql`insert into outbox (fact, payload, dispatched_at)
      values ('user.registered', '{}', app.now())`.execute(owner);
    await database.clock.advance(hours(23));
    await prune(context);
    expect(await countOf('idempotencyKeys')).toBe(1);
    await database.clock.advance(hours(2));
    await prune(context);
    expect([await countOf('idempotencyKeys'), await countOf('outbox')]).toEqual([0, 1]);
    await database.clock.advance(hours(24 * 7));
    await prune(context);
    expect(await countOf('outbox')).toBe(0);
  });

  test('NTF-03 retries a message that fails, without delaying the others', async () => {
    for (const recipient of ['one@example.com', 'two@example.com', 'three@example.com']) {
      await context.workerDb.transaction().execute((tx) =>
        queueMessage(tx, {
          channel: 'sms',
          dedupeKey: recipient,
          userId: null,
          template: 'test',
          recipient,
          text: 'Hello',
        }),
      );
    }
    const sent: string[] = [];
    const deliver = (broken: string) => {
      const sms = fakeSms({
        send: ({ recipient }) => {
          if (recipient === broken) return Promise.reject(new Error('no answer'));
          sent.push(recipient);
          return Promise.resolve();
        },
      });
      return deliverMessages({ ...context, email: fakeEmail(), sms });
    };
    await deliver('one@example.com');
    // Sent in parallel, so in any order.
    const others = ['three@example.com', 'two@example.com'];
    expect(sent.toSorted()).toEqual(others);
    await database.clock.advance(seconds(10));
    await deliver('');
    await deliver('');
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toBe('one@example.com');
  });

  test('NTF-03 sends an email again with the same id when the response of the provider was lost', async () => {
    const unsubscribe = { label: 'No more', href: 'https://store.example/unsubscribe?token=t' };
    await context.workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'email',
        dedupeKey: 'lost answer',
        userId: null,
        template: 'test',
        recipient: 'ann@example.com',
        subject: 'Once',
        content: { heading: 'Once', paragraphs: ['Only once.'], unsubscribe },
      }),
    );
    const taken = new Map<string, Email>();
    const asked: string[] = [];
    const email = fakeEmail({
      send: (note) => {
        asked.push(note.id);
        const isNew = !taken.has(note.id);
        taken.set(note.id, note);
        return isNew ? Promise.reject(new Error('the answer was lost')) : Promise.resolve();
      },
    });
    for (let turn = 0; turn < 3; turn += 1) {
      await deliverMessages({ ...context, email, sms: fakeSms() });
      await database.clock.advance(seconds(10));
    }
    expect(asked).toHaveLength(2);
    expect([...taken.values()]).toMatchObject([
      {
        recipient: 'ann@example.com',
        headers: {
          'List-Unsubscribe': '<https://store.example/unsubscribe?token=t>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
  });

  test('a store runs the scheduled jobs by itself', async () => {
    const world = await openWorld({ scheduledJobs: undefined });
    // The job runner writes them after the store has opened.
    await expect
      .poll(() => scheduledNames(world.owner))
      .toEqual(Object.keys(scheduledJobs).toSorted());
    await world.close();
  });

  test('every scheduled job runs with the worker role and reports no failure', async () => {
    const sink = openLogSink();
    const world = await openWorld({ logTo: sink.stream, env: { HAMMERDOCK_LOG_LEVEL: 'warn' } });
    const { context: app } = world.app;
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(app.workerDb);
    expect(rows).toEqual([{ role: 'hammerdock_worker' }]);
    for (const [name, job] of Object.entries(scheduledJobs)) {
      expect(await outcomeOf(job.run(app)), name).toBe('done');
    }
    expect(sink.lines()).toEqual([]);
    await world.close();
  });
});
