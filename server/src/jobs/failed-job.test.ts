import { expect, test } from 'vitest';
import { appendEvent } from '../events/outbox.ts';
import { buildPerson } from '../testing/build.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { poison } from '../testing/poison.ts';
import { until } from '../testing/process.ts';
import { openWorld } from '../testing/world.ts';

test('a failed job is logged once, with its ids', async () => {
  const sink = openLogSink();
  const world = await openWorld({ logTo: sink.stream, env: { HAMMERDOCK_LOG_LEVEL: 'warn' } });
  const { id: userId } = await buildPerson(world.owner);
  await poison(world.owner, {
    table: 'messages',
    column: 'user_id',
    value: userId,
    on: 'insert',
  });
  await world.owner.transaction().execute((tx) => appendEvent(tx, 'user.registered', { userId }));
  const failures = () => sink.lines().filter(({ task }) => task === 'tell-welcome');
  await until('the job has failed', async () => failures().length > 0);
  await world.close();
  expect(failures()).toMatchObject([
    { level: 40, jobId: expect.any(Number), payload: { userId }, attempts: 1 },
  ]);
});
