import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { appendEvent } from '../events/outbox.ts';
import { buildPerson } from '../testing/build.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { messagesTo } from '../testing/fixtures/members.ts';
import { until } from '../testing/process.ts';
import { openWorld } from '../testing/world.ts';

test('jobs run although the database did not answer when their runner started', async () => {
  const sink = openLogSink();
  const holder: { client?: pg.Client } = {};
  const world = await openWorld({
    logTo: sink.stream,
    env: { HAMMERDOCK_LOG_LEVEL: 'warn' },
    prepare: async ({ owner }) => {
      holder.client = new pg.Client(owner.connection);
      await holder.client.connect();
      await holder.client.query('begin');
      await holder.client.query('lock table graphile_worker._private_tasks');
    },
  });
  onTestFinished(() => world.close());
  const said = (words: string) => sink.lines().some(({ msg }) => String(msg).includes(words));
  await until('the tasks could not be read', () => said('could not read its tasks'));
  await holder.client?.end();
  const { id: userId, email } = await buildPerson(world.owner);
  await world.owner.transaction().execute((tx) => appendEvent(tx, 'user.registered', { userId }));
  await until('the job has run', async () => (await messagesTo(world, email)).length > 0);
  expect(said('a job is dead')).toBe(false);
});
