import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { DeactivatedNotice } from './deactivated-notice.tsx';

const shown = async (
  account_status: 'active' | 'deactivated',
  pendingCount: number,
  withLink = false,
) => {
  const { render } = await openStage({ user: { role: 'buyer', account_status }, pendingCount });
  return render(<DeactivatedNotice withLink={withLink} />);
};

test('AUTH-14 a deactivated account names its unpaid receipts, with a link where asked', async () => {
  expect(await shown('deactivated', 1)).toContain('One receipt is unpaid.');
  expect(await shown('deactivated', 3)).toContain('3 receipts are unpaid.');
  expect(await shown('deactivated', 1)).not.toContain('href');
  expect(await shown('deactivated', 1, true)).toContain('href="/invoices/partial"');
});

test('R52 with nothing left to pay an admin has to reactivate the account', async () => {
  expect(await shown('deactivated', 0)).toContain('href="/contact"');
});

test('an active account has no notice', async () => {
  expect(await shown('active', 2)).not.toContain('deactivated');
});
