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

test('R7 finds the bid that took the lead from the viewer', () => {
  const later = stepOf('took lead', 'cat', { rivalId: 'bob', leaderId: 'cat' });
  expect(findOutbidding([opened, passed, later], 'ann')).toBe(passed);
  expect(findOutbidding([opened, passed, later], 'bob')).toBe(later);
  expect(findOutbidding([opened, passed, later], 'cat')).toBeNull();
  expect(findOutbidding([opened, passed, later], 'dan')).toBeNull();
});

test.each(['lost', 'tied', 'passed over'] as const)(
  'finds the viewer’s own bid that was %s, and of several the last',
  (kind) => {
    const first = stepOf(kind, 'ann', { rivalId: 'bob', leaderId: 'bob' });
    const last = stepOf(kind, 'ann', { rivalId: 'bob', leaderId: 'bob' });
    expect(findOutbidding([opened, passed, first, last], 'ann')).toBe(last);
    expect(findOutbidding([opened, passed, first], 'cat')).toBeNull();
    expect(findOutbidding([opened, passed, first], 'bob')).toBeNull();
  },
);

test('ignores what the viewer did without losing to anyone', () => {
  const raised = stepOf('raised', 'ann', { leaderId: 'ann' });
  const extended = stepOf('extended', null, { leaderId: 'ann' });
  expect(findOutbidding([opened, raised, extended], 'ann')).toBeNull();
  expect(findOutbidding([], 'ann')).toBeNull();
});

test('R18 finds a purchase by someone else, and not the viewer’s own', () => {
  const bought = stepOf('bought', 'bob', { leaderId: 'bob' });
  expect(findOutbidding([bought], 'ann')).toBe(bought);
  expect(findOutbidding([bought], 'bob')).toBeNull();
});

test('R13 returns null for a viewer who leads again after a retraction', () => {
  const back = stepOf('retracted', 'bob', { leaderId: 'ann' });
  expect(findOutbidding([opened, passed, back], 'ann')).toBeNull();
  const again = stepOf('took lead', 'bob', { rivalId: 'ann', leaderId: 'bob' });
  expect(findOutbidding([opened, passed, back, again], 'ann')).toBe(again);
});

test('returns null for a viewer whose own later bid took the lead', () => {
  const ahead = stepOf('took lead', 'ann', { rivalId: 'bob', leaderId: 'ann' });
  expect(findOutbidding([opened, passed, ahead], 'ann')).toBeNull();
});
