import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';

const WHOLE = `01934b5e-7a2c-7000-8000-0123456789ab.${'s'.repeat(43)}`;

const show = async (token: string) =>
  (await openStage({ path: `/reset_password?token=${token}` })).renderPage();

test.each(['', 'abc.def', WHOLE.slice(0, -1)])(
  'AUTH-03 a link with the token "%s" is not complete: it says so at once, and leads to a new one',
  async (token) => {
    const html = await show(token);
    expect(textOfHtml(html)).toContain('This link is not complete.');
    expect(html).toMatch(/href="\/forgot_password"[^>]*>.*?Request a new link/s);
    expect(html).not.toContain('Save password');
  },
);

test('AUTH-03 a complete link asks for the new password', async () => {
  const html = await show(WHOLE);
  expect(html).toContain('Save password');
  expect(html).not.toContain('Request a new link');
});
