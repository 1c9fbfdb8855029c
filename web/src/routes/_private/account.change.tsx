import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../../pages/account/change-password-page.tsx';

export const Route = createFileRoute('/_private/account/change')({
  head: () => ({ meta: [{ title: 'Change Password | Hammerdock' }] }),
  component: ChangePasswordPage,
});
