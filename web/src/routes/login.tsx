import { createFileRoute } from '@tanstack/react-router';
import { sameSitePath } from '../lib/same-site-path.ts';
import { LoginPage } from '../pages/auth/login-page.tsx';

export interface Came {
  readonly referer?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search): Came => {
    const referer = sameSitePath(search['referer']);
    return referer === null ? {} : { referer };
  },
  head: () => ({ meta: [{ title: 'Login | Hammerdock' }] }),
  component: LoginPage,
});
