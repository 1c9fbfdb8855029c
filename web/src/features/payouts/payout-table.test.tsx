import type { Payout } from '@hammerdock/contract/shapes/settlement.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { PayoutTable } from './payout-table.tsx';

const { render } = await openStage();
const PAYOUT: Payout = {
  id: 'p1',
  paid_on: '2026-11-24',
  reference: 'Transfer 1',
  amount: '87.50',
  account_last4: '',
  recorded_at: '2026-11-24T15:00:00.000Z',
  reversal_reason: '',
  reversed_at: null,
  transfer: null,
};
const shown = (transfer: Partial<NonNullable<Payout['transfer']>> | null, forAdmin = false) => {
  const made = { provider_name: 'Payo', state: 'succeeded', problem: null } as const;
  const payout = {
    ...PAYOUT,
    transfer: transfer && { ...made, reversal_refused: false, ...transfer },
  };
  const tool = forAdmin ? { renderTool: () => 'Reverse' } : {};
  return textOfHtml(render(<PayoutTable payouts={[payout]} {...tool} />));
};

test.each([
  [{ state: 'pending' }, 'On its way: Payo hasn’t confirmed it yet'],
  [{ state: 'reversing' }, 'Being taken back: Payo hasn’t confirmed it yet'],
  [{ state: 'succeeded' }, 'With Payo'],
  [
    { state: 'refused', problem: 'balance too low' },
    'Not made: The store’s balance at the payout service is too low.',
  ],
] as const)('a transfer that is %o says so', (transfer, text) => {
  expect(shown(transfer)).toContain(text);
});

test('only admins read that a transfer could not be taken back', () => {
  const refused = { reversal_refused: true };
  expect(shown(refused, true)).toContain('Couldn’t be taken back');
  expect(shown(refused)).not.toContain('Couldn’t be taken back');
});

test('a payment by bank has nothing of transfers', () => {
  expect(shown(null)).not.toContain('Payo');
});
