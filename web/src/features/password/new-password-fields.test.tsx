import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

test('neither input has a hint above it, so that the two are level beside each other', async () => {
  const { render } = await openStage();
  const form = { getInputProps: () => ({}), errors: {} } as never;
  const html = render(
    <NewPasswordFields form={form} name="password" label="Password" password="" />,
  );
  const [, ofPassword = '', ofRepetition = ''] = html.split('<label');
  expect(ofPassword).toMatch(/<input.*At least 8 characters/s);
  expect(ofRepetition).not.toContain('At least');
});
