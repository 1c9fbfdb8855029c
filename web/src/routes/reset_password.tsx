import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../pages/auth/reset-password-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const readAddress = readStrictly((search) => ({
  token: typeof search['token'] === 'string' ? search['token'] : '',
}));

export const Route = createFileRoute('/reset_password')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Choose a new password | Hammerdock' }] }),
  component: ResetPasswordPage,
});
