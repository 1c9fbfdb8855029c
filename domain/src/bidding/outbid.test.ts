import { expect, test } from 'vitest';
import type { ExplainedKind, ExplainedStep } from './explain.ts';
import { findOutbidding } from './outbid.ts';

const stepOf = (
  kind: ExplainedKind,
  actorId: string | null,
  { rivalId = null, leaderId = null }: { rivalId?: string | null; leaderId?: string | null } = {},
): ExplainedStep => ({
  at: 0,
  kind,
  rule: 'R7',
  actorId,
  rivalId,
  leaderId,
  amountCents: null,
  rivalMaxCents: null,
  reason: null,
  stepCents: null,
  priceCents: null,
  closesAt: null,
});
const opened = stepOf('opened', 'ann', { leaderId: 'ann' });
const passed = stepOf('took lead', 'bob', { rivalId: 'ann', leaderId: 'bob' });

test('ignores later bids among others', () => {
  const later = stepOf('took lead', 'cat', { rivalId: 'bob', leaderId: 'cat' });
  expect(findOutbidding([opened, passed, later], 'ann')).toBe(passed);
  expect(findOutbidding([opened, passed, later], 'bob')).toBe(later);
  expect(findOutbidding([opened, passed, later], 'cat')).toBeNull();
});

test('returns the viewer’s own bid if it lost', () => {
  const vain = stepOf('lost', 'ann', { rivalId: 'bob', leaderId: 'bob' });
  expect(findOutbidding([opened, passed, vain], 'ann')).toBe(vain);
});

test('returns null for a viewer who leads again after a retraction', () => {
  const back = stepOf('retracted', 'bob', { leaderId: 'ann' });
  expect(findOutbidding([opened, passed, back], 'ann')).toBeNull();
});
