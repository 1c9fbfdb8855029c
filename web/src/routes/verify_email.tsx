import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../pages/auth/verify-email-page.tsx';

export interface VerifyEmailAddress {
  readonly token: string;
}

export const Route = createFileRoute('/verify_email')({
  validateSearch: (search: Record<string, unknown>): VerifyEmailAddress => ({
    token: typeof search['token'] === 'string' ? search['token'].slice(0, 200) : '',
  }),
  head: () => ({ meta: [{ title: 'Verify your email | Hammerdock' }] }),
  component: VerifyEmailPage,
});
