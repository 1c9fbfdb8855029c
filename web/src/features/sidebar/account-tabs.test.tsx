import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { AccountTabs } from './account-tabs.tsx';

const shown = async (role: 'buyer' | 'seller' | 'staff' | 'admin') => {
  const { render } = await openStage({ user: { role } });
  return textOfHtml(render(<AccountTabs />));
};

test('S6: sellers have no notifications, and admins no tabs', async () => {
  expect(await shown('buyer')).toBe('Profile Change password My notifications');
  expect(await shown('seller')).toBe('Profile Change password');
  expect(await shown('admin')).toBe('');
});
