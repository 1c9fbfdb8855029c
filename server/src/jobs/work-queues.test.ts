import { expect, test } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { readNow, toDate } from '../db/database.ts';
import { newId } from '../security/ids.ts';
import { buildPerson } from '../testing/build.ts';
import { openWorld } from '../testing/world.ts';
import { sampleQueues, workQueues } from './work-queues.ts';

test('measures the due, retrying and dead items of every queue', async () => {
  const world = await openWorld();
  const now = await readNow(world.owner);
  await world.clock.stopAt(now);
  const { id: ownerId } = await buildPerson(world.owner);
  const createdAt = toDate(now - hours(25));
  await world.owner
    .insertInto('uploads')
    .values({ id: newId(), ownerId, width: 1, height: 1, bytes: 1, createdAt })
    .execute();
  const at = toDate(now);
  const failed = { queue: 'unsettled-refunds', attempts: 3, since: at, lastError: 'no answer' };
  await world.owner
    .insertInto('workItems')
    .values([
      { ...failed, item: 'a', nextAttemptAt: toDate(now + 1) },
      { ...failed, item: 'b', nextAttemptAt: at, deadAt: at },
    ])
    .execute();
  const samples = new Map(
    (await sampleQueues(world.app.context.workerDb)).map((sample) => [sample.queue, sample]),
  );
  expect([...samples.keys()]).toEqual(workQueues.map(({ name }) => name));
  expect(new Set(samples.keys()).size).toBe(workQueues.length);
  const idle = { retrying: 0, dead: 0, oldestDueMs: 0 };
  expect(samples.get('unsettled-refunds')).toMatchObject({ retrying: 1, dead: 1 });
  expect(samples.get('uploads-to-delete')).toMatchObject({ ...idle, oldestDueMs: hours(1) });
  expect(samples.get('lots-to-close')).toMatchObject(idle);
  const { body } = await world.app.http.inject({ url: '/metrics' });
  expect(body).toContain('hammerdock_work_items{queue="unsettled-refunds",state="dead"} 1');
  expect(body).toContain('hammerdock_work_oldest_due_seconds{queue="uploads-to-delete"} 3600');
  await world.close();
});
