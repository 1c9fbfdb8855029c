import { createFileRoute } from '@tanstack/react-router';
import { readReferer } from '../lib/same-site-path.ts';
import { LoginPage } from '../pages/auth/login-page.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: readReferer,
  head: () => ({ meta: [{ title: 'Login | Hammerdock' }] }),
  component: LoginPage,
});
