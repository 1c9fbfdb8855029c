import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../pages/auth/forgot-password-page.tsx';

export const Route = createFileRoute('/forgot_password')({
  head: () => ({ meta: [{ title: 'Forgot password | Hammerdock' }] }),
  component: ForgotPasswordPage,
});
