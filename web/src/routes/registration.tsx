import { createFileRoute } from '@tanstack/react-router';
import { sameSitePath } from '../lib/same-site-path.ts';
import { RegistrationPage } from '../pages/auth/registration-page.tsx';

export interface Came {
  readonly referer?: string;
}

export const Route = createFileRoute('/registration')({
  validateSearch: (search): Came => {
    const referer = sameSitePath(search['referer']);
    return referer === null ? {} : { referer };
  },
  head: () => ({ meta: [{ title: 'Register | Hammerdock' }] }),
  component: RegistrationPage,
});
