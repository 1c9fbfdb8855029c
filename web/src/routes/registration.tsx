import { createFileRoute } from '@tanstack/react-router';
import { readReferer } from '../lib/same-site-path.ts';
import { RegistrationPage } from '../pages/auth/registration-page.tsx';

export const Route = createFileRoute('/registration')({
  validateSearch: readReferer,
  head: () => ({ meta: [{ title: 'Register | Hammerdock' }] }),
  component: RegistrationPage,
});
