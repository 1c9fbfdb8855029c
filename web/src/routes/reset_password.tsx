import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../pages/auth/reset-password-page.tsx';

export const Route = createFileRoute('/reset_password')({
  validateSearch: (search) => ({
    token: typeof search['token'] === 'string' ? search['token'] : '',
  }),
  head: () => ({ meta: [{ title: 'Choose a new password | Hammerdock' }] }),
  component: ResetPasswordPage,
});
