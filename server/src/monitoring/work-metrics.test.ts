import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { countWorkItem, setWorkGauges } from './work-metrics.ts';

test('attempts are counted by result; waiting, retried and dead items are shown by queue', async () => {
  register.resetMetrics();
  countWorkItem({ queue: 'q', result: 'failed' });
  setWorkGauges([{ queue: 'gone', retrying: 1, dead: 1, oldestDueMs: 1 }]);
  setWorkGauges([{ queue: 'q', retrying: 4, dead: 1, oldestDueMs: 2500 }]);
  const text = await register.metrics();
  for (const line of [
    'hammerdock_work_attempts_total{queue="q",result="failed"} 1',
    'hammerdock_work_items{queue="q",state="retrying"} 4',
    'hammerdock_work_items{queue="q",state="dead"} 1',
    'hammerdock_work_oldest_due_seconds{queue="q"} 2.5',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('queue="gone"');
});
