import { createFileRoute } from '@tanstack/react-router';
import { readReferer } from '../lib/address/same-site-path.ts';
import { LoginPage } from '../pages/auth/login-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const readAddress = readStrictly(readReferer);

export const Route = createFileRoute('/login')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Login | Hammerdock' }] }),
  component: LoginPage,
});
