import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundStep, type RefundState, type ReportedRefund } from './refund-steps.ts';

describe('the steps of a refund to a card', () => {
  test.each<[RefundState, ReportedRefund, ReturnType<typeof refundStep>]>([
    ['pending', 'pending', null],
    ['pending', 'succeeded', 'succeeded'],
    ['pending', 'refused', 'refused'],
    ['succeeded', 'pending', null],
    ['succeeded', 'succeeded', null],
    ['succeeded', 'refused', 'failed'],
    ['refused', 'refused', null],
    ['refused', 'succeeded', 'differs'],
    ['failed', 'refused', null],
    ['failed', 'pending', null],
    ['failed', 'succeeded', 'differs'],
    ['canceled', 'pending', null],
    ['canceled', 'refused', null],
    ['canceled', 'succeeded', 'differs'],
  ])('a refund that is %s and is reported as %s: %s', (before, reported, step) => {
    expect(refundStep(before, reported)).toBe(step);
  });

  test('the amount becomes credit at most once, whatever is reported and however often', () => {
    const reports = fc.array(fc.constantFrom<ReportedRefund>('pending', 'succeeded', 'refused'));
    fc.assert(
      fc.property(reports, (reported) => {
        let state: RefundState = 'pending';
        let credited = 0;
        for (const report of reported) {
          const step = refundStep(state, report);
          if (step === null || step === 'differs') continue;
          if (step !== 'succeeded') credited += 1;
          state = step;
        }
        expect(credited).toBe(reported.includes('refused') ? 1 : 0);
      }),
    );
  });
});
