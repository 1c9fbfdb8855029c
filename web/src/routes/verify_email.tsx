import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../pages/auth/verify-email-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

export interface VerifyEmailAddress {
  readonly token: string;
}

const readAddress = readStrictly((search: Record<string, unknown>): VerifyEmailAddress => ({
  token: typeof search['token'] === 'string' ? search['token'].slice(0, 200) : '',
}));

export const Route = createFileRoute('/verify_email')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Verify your email | Hammerdock' }] }),
  component: VerifyEmailPage,
});
