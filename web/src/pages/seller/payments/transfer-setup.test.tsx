import type { TransferAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../../testing/render-hook.tsx';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import type { SetupReturn } from './setup-address.ts';
import { TransferSetup } from './transfer-setup.tsx';

const KEY = ['settlements.getBankDetails', {}];

async function shown(
  account: Partial<TransferAccount> | null,
  setup?: SetupReturn,
): Promise<string> {
  const transfers = account && { provider_name: 'Payo', needs: [], standing: 'none', ...account };
  const { render } = await openStage({
    user: { role: 'seller', user_id: 'sam' },
    cached: [[KEY, { bank: null, transfers }]],
  });
  return textOfHtml(render(<TransferSetup setup={setup} />));
}

test('nothing is shown where transfers are switched off', async () => {
  expect(await shown(null, 'done')).toBe('');
});

test.each([
  ['none', 'Set up an account with Payo', 'Set up payouts'],
  ['incomplete', 'You haven’t finished the setup yet.', 'Continue setup'],
  ['checking', 'Payo is checking what you entered.', 'Check again'],
] as const)('an account that is %s says so, and what to do', async (standing, text, button) => {
  const html = await shown({ standing });
  expect(html).toContain(text);
  expect(html).toContain(button);
});

test.each(['ready', 'closed'] as const)('an account that is %s needs no step', async (standing) => {
  const html = await shown({ standing }, 'expired');
  expect(html).not.toContain('setup');
  expect(html).not.toContain('expired');
});

test('what is missing is listed in plain words, also while the account still works', async () => {
  const needs = ['identity document', 'bank account'] as const;
  const missing = await shown({ standing: 'incomplete', needs: [...needs] });
  expect(missing).toContain('Payo can pay you once it has: A photo of an ID A bank account');
  const soon = await shown({ standing: 'ready', needs: [...needs] });
  expect(soon).toContain('Payo will need: A photo of an ID A bank account Add these details');
});

test('a link that has expired leads to a new one', async () => {
  const html = await shown({ standing: 'incomplete' }, 'expired');
  expect(html).toContain('That link to Payo has expired.');
  expect(html).toContain('Continue setup');
});
