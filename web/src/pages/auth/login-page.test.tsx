import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';

const FORM = 'Email or username';

async function textAt(path: string) {
  const text = textOfHtml((await openStage({ path })).renderPage());
  return { text, isAboveForm: (words: string) => text.indexOf(words) < text.indexOf(FORM) };
}

test('BID-13 a login for a bid says so, and offers an account above the form', async () => {
  const { text, isAboveForm } = await textAt('/login?referer=%2FproductView%2F7%3Fbid%3D20');
  expect(text).toContain('Sign in to place your bid. We’ll take you back to the lot.');
  expect(text).toContain('New here? Create an account');
  expect(isAboveForm('New here?')).toBe(true);
  expect(text.split('New here?')).toHaveLength(2);
});

test('any other login offers an account below the form', async () => {
  const { text, isAboveForm } = await textAt('/login?referer=%2Fcheckout%2F');
  expect(text).toContain('Welcome back. Sign in to bid and pick up.');
  expect(text).not.toContain('place your bid');
  expect(isAboveForm('New here?')).toBe(false);
});
