import { describe, expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { DeskLot } from './desk-lot.tsx';
import type { ShownHandover } from './handovers/use-handovers.ts';
import type { Lot } from './pass.ts';

const { render } = await openStage();
const ignore = () => undefined;
// The fields that a row reads.
const lot = (changes: Partial<Lot>) =>
  ({
    title: 'Copper kettle',
    auctionid: 'LPN0042',
    inv_num: '1007',
    inventory_loc: 'A-01-1',
    avatarorg: '/pictures/kettle.webp',
    undo_until: null,
    pickup_end_date: null,
    checkout_reason: '',
    refunded_amt: '0.00',
    pending_refund: null,
    refundable_amt: '0.00',
    status: 'ready',
    ...changes,
  }) as Lot;
interface Shown {
  readonly handover?: Partial<ShownHandover>;
  readonly isOnline?: boolean;
  readonly trouble?: string;
}
const shown = (changes: Partial<Lot>, { handover, isOnline = true, trouble }: Shown = {}) =>
  render(
    <DeskLot
      lot={lot(changes)}
      handover={
        handover === undefined ? null : ({ title: 'Copper kettle', ...handover } as ShownHandover)
      }
      isOnline={isOnline}
      busy={false}
      trouble={trouble ?? null}
      onGive={ignore}
      onTakeBack={ignore}
      onDismiss={ignore}
      onUndo={ignore}
      onRefund={ignore}
      onCancelRefund={ignore}
    />,
  );

test('R33 a lot that is ready can be handed over, from its place', () => {
  const html = shown({});
  expect(html).toContain('aria-label="Hand over Copper kettle"');
  expect(textOfHtml(html)).toBe('A-01-1 Copper kettle Lot ID 0042, receipt 1007 Hand over');
  expect(textOfHtml(shown({ inventory_loc: '' }))).toContain('No location');
  expect(html).toContain('alt="Copper kettle"');
});

test('the deadline is shown only while the lot waits for its buyer', () => {
  const deadline = (status: Lot['status']) =>
    textOfHtml(shown({ status, pickup_end_date: '2026-11-26T22:00:00.000Z' })).includes(
      'until Thu, Nov 26, 5 pm',
    );
  expect((['ready', 'unpaid', 'blocked'] as const).map(deadline)).toEqual([true, true, true]);
  expect((['picked up', 'returned', 'forfeited'] as const).map(deadline)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['picked up', 'Picked Up'],
  ['unpaid', 'Not paid'],
  ['blocked', 'Blocked'],
  ['forfeited', 'Forfeited'],
] as const)('a lot that is %s shows it and cannot be handed over', (status, label) => {
  const html = shown({ status });
  expect(textOfHtml(html)).toContain(label);
  expect(html).not.toContain('Hand over');
});

test('a hand-over can be undone while its time lasts', () => {
  const pickedUp = (undo_until: string) => shown({ status: 'picked up', undo_until });
  const html = pickedUp(new Date(Date.now() + 60_000).toISOString());
  expect(html).toContain('aria-label="Undo the hand-over of Copper kettle"');
  expect(pickedUp(new Date(Date.now() - 60_000).toISOString())).not.toContain('Undo');
});

test('R30 a refund is offered while something can be refunded', () => {
  expect(shown({ refundable_amt: '126.36' })).toContain('aria-label="Refund Copper kettle"');
  expect(textOfHtml(shown({ refunded_amt: '5.00' }))).toContain('$5.00 refunded');
  expect(shown({ refunded_amt: '5.00' })).not.toContain('aria-label="Refund');
});

test('a refund that is not paid out yet can be canceled', () => {
  const pending_refund = { refund_id: 'r1', amount: '5.00' };
  const html = shown({ refunded_amt: '12.00', pending_refund });
  expect(html).toContain('aria-label="Cancel the refund of Copper kettle"');
  expect(textOfHtml(html)).toContain('$12.00 refunded $5.00 of it isn’t paid out yet');
  expect(shown({ refunded_amt: '12.00' })).not.toContain('Cancel the refund');
});

describe('R33 a hand-over that the server does not have', () => {
  test('is marked at its lot, and can be taken back unless it was sent', () => {
    const waiting = { state: 'waiting', mayHaveArrived: false } as const;
    const html = shown({}, { handover: waiting });
    expect(textOfHtml(html)).toContain('Handed over, waiting for the network');
    expect(html).toContain('aria-label="Undo the hand-over of Copper kettle"');
    expect(html).not.toContain('aria-label="Hand over');
    const sent = shown({}, { handover: { ...waiting, mayHaveArrived: true } });
    expect(textOfHtml(sent)).toContain('Handed over, waiting for the network');
    expect(sent).not.toContain('Undo');
  });
  test('shows at its lot why it was refused', () => {
    const refusal = 'That’s Lot 7, Copper kettle, already picked up.';
    const html = shown({}, { handover: { state: 'refused', refusal } });
    expect(textOfHtml(html)).toContain(`Hand-over not accepted ${refusal} Dismiss`);
    expect(html).toContain('aria-label="Hand over Copper kettle"');
  });
});

test('why an undo failed is shown at its lot', () => {
  expect(textOfHtml(shown({}, { trouble: 'Too late' }))).toContain('Hand over Too late');
});

test('offline, a lot can be handed over but not refunded, which is said at its lot', () => {
  const refundable = { refundable_amt: '126.36' };
  const html = shown(refundable, { isOnline: false });
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Refund Copper kettle"/);
  expect(html).toMatch(/aria-label="Hand over Copper kettle"/);
  expect(html).not.toMatch(/<button[^>]*disabled=""[^>]*aria-label="Hand over/);
  const words = 'You’re offline. Refunds and returns work once you’re back online.';
  expect(textOfHtml(html)).toContain(words);
  expect(textOfHtml(shown(refundable))).not.toContain(words);
});
