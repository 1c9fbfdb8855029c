import { describe, expect, test } from 'vitest';
import { hours } from '../time.ts';
import { groundsFor, mayRefund, type RefundRequest } from './refund-grounds.ts';

const NOW = Date.UTC(2026, 5, 3, 16);
const lot: RefundRequest = {
  condition: 'Opened Box',
  status: 'not picked up',
  paid: true,
  chargebackStands: false,
  pickedUpAt: null,
  lotCenterId: 'decatur',
  deskCenterId: 'decatur',
  whole: true,
  ground: 'our error',
  now: NOW,
};
const barOf = (change: Partial<RefundRequest>) => {
  const result = mayRefund({ ...lot, ...change });
  return result.ok ? null : result.refusal;
};
const pickedUp = { status: 'picked up', pickedUpAt: NOW - hours(24) } as const;

describe('the grounds of refunds', () => {
  test('R30: staff refund lots of their own center, admins those of every center', () => {
    expect(barOf({})).toBeNull();
    expect(barOf({ deskCenterId: 'smyrna' })).toBe('WrongCenter');
    expect(barOf({ deskCenterId: null })).toBeNull();
  });

  test('only paid lots are refunded, not forfeited or charged back ones', () => {
    expect(barOf({ paid: false })).toBe('LotUnpaid');
    expect(barOf({ status: 'forfeited' })).toBe('LotForfeited');
    expect(barOf({ chargebackStands: true })).toBe('HandoverBlocked');
  });

  test('R56: apparel in full, before it leaves the pickup area', () => {
    const apparel = { condition: 'Apparel', ground: 'apparel' } as const;
    expect(barOf(apparel)).toBeNull();
    expect(barOf({ ...apparel, status: 'returned' })).toBeNull();
    expect(barOf({ ...apparel, whole: false })).toBe('RefundInWhole');
    expect(barOf({ ...apparel, ...pickedUp })).toBe('RefundNotDue');
    expect(barOf({ ground: 'apparel' })).toBe('RefundNotDue');
  });

  test('R56: Scratch & Dent for fourteen days, whole or in part', () => {
    const dented = { condition: 'Scratch & Dent', ground: 'guarantee' } as const;
    expect(barOf({ ...dented, whole: false })).toBeNull();
    expect(barOf({ ...dented, ...pickedUp })).toBeNull();
    const late = { status: 'picked up', pickedUpAt: NOW - hours(14 * 24) } as const;
    expect(barOf({ ...dented, ...late })).toBe('RefundNotDue');
    expect(barOf({ ...dented, ...late, pickedUpAt: late.pickedUpAt + 1 })).toBeNull();
    expect(barOf({ ground: 'guarantee' })).toBe('RefundNotDue');
  });

  test('all else is final, except for our own error and an admin’s goodwill', () => {
    expect(barOf({ ground: 'goodwill' })).toBe('RefundByAdminOnly');
    expect(barOf({ ground: 'goodwill', deskCenterId: null })).toBeNull();
    expect(groundsFor(lot)).toEqual(['our error']);
    expect(groundsFor({ ...lot, deskCenterId: null })).toEqual(['our error', 'goodwill']);
    expect(groundsFor({ ...lot, condition: 'Apparel' })).toEqual(['apparel', 'our error']);
    expect(groundsFor({ ...lot, status: 'forfeited' })).toEqual([]);
  });
});
