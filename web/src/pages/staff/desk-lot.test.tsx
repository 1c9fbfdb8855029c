import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { DeskLot } from './desk-lot.tsx';
import type { Pass } from './pass.ts';

type Lot = Pass['lots'][number];

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
const shown = (changes: Partial<Lot>) =>
  render(
    <DeskLot
      lot={lot(changes)}
      busy={false}
      onGive={ignore}
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
