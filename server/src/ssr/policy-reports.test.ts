import Fastify from 'fastify';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentPolicy } from './policy.ts';
import { mountPolicyReports } from './policy-reports.ts';

const app = Fastify();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const refuseReport = vi.fn(() => Promise.resolve<number | null>(null));
beforeAll(() => mountPolicyReports(app, { log, refuseReport }));
beforeEach(() => vi.clearAllMocks());
afterAll(() => app.close());

const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload,
  });
const countReports = async () =>
  (await register.getSingleMetric('hammerdock_policy_violations_total')?.get())?.values[0]?.value;

test('SEC-05 a page may load from the payment provider only what the provider names', () => {
  const sources = { script: ['https://a.example'], frame: ['https://b.example'] };
  const more = { connect: ['https://c.example'], image: ['https://d.example'] };
  const policy = contentPolicy([], { ...sources, ...more });
  expect(policy).toContain(`; script-src 'self' 'wasm-unsafe-eval' https://a.example;`);
  expect(policy).toContain(`; frame-src 'self' https://b.example;`);
  expect(policy).toContain(`; connect-src 'self' https://c.example;`);
  expect(policy).toContain(`; img-src 'self' data: blob: https://d.example;`);
  expect(contentPolicy([])).not.toContain('https:');
});

describe('S21 reports of policy violations', () => {
  test('are requested by the policy of every page', () => {
    expect(contentPolicy([])).toContain('; report-uri /policy-reports');
  });

  test('are counted and logged, without the query of an address', async () => {
    const before = Number(await countReports());
    const body = {
      'csp-report': {
        'document-uri': 'https://store.example/reset_password?token=secret',
        'blocked-uri': 'https://evil.example/x.js?stolen=secret',
        'effective-directive': 'script-src-elem',
        'script-sample': 'secret',
      },
    };
    expect((await send(JSON.stringify(body))).statusCode).toBe(204);
    expect(await countReports()).toBe(before + 1);
    expect(log.warn).toHaveBeenCalledWith(
      {
        violation: expect.objectContaining({
          'document-uri': 'https://store.example/reset_password',
          'blocked-uri': 'https://evil.example/x.js',
          'effective-directive': 'script-src-elem',
        }),
      },
      'a content security policy was violated',
    );
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret');
  });

  test('are refused when malformed: no JSON, another shape, too long', async () => {
    const statuses: number[] = [];
    for (const payload of ['{', '[]', '{"csp-report":1}', `"${'x'.repeat(9000)}"`]) {
      statuses.push((await send(payload)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 413]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('are limited per address', async () => {
    refuseReport.mockResolvedValueOnce(9);
    const { statusCode, headers } = await send('{"csp-report":{}}');
    expect([statusCode, headers['retry-after']]).toEqual([429, '9']);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
