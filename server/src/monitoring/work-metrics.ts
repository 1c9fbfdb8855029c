// The metrics of the work queues (OPS-06), counted where the work is done.
import { Counter, Gauge } from 'prom-client';
import type { Duration } from '@hammerdock/domain/time.ts';

const attempts = new Counter({
  name: 'hammerdock_work_attempts_total',
  help: 'Items processed by this node, by queue and result: done, later, failed, dead.',
  labelNames: ['queue', 'result'] as const,
});
const items = new Gauge({
  name: 'hammerdock_work_items',
  help: 'Items of a queue that failed: those to be retried, and those that are dead.',
  labelNames: ['queue', 'state'] as const,
});
const oldestDue = new Gauge({
  name: 'hammerdock_work_oldest_due_seconds',
  help: 'How long the first due item of a queue has been waiting; 0 when none waits.',
  labelNames: ['queue'] as const,
});

export type WorkResult = 'done' | 'later' | 'failed' | 'dead';

export function countWorkItem({ queue, result }: { queue: string; result: WorkResult }): void {
  attempts.inc({ queue, result });
}

export interface QueueSample {
  readonly queue: string;
  readonly retrying: number;
  readonly dead: number;
  readonly oldestDueMs: Duration;
}

export function setWorkGauges(samples: readonly QueueSample[]): void {
  items.reset();
  oldestDue.reset();
  for (const { queue, retrying, dead, oldestDueMs } of samples) {
    items.set({ queue, state: 'retrying' }, retrying);
    items.set({ queue, state: 'dead' }, dead);
    oldestDue.set({ queue }, oldestDueMs / 1000);
  }
}
