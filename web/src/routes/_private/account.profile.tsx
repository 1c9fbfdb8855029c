import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../pages/account/profile-page.tsx';

export const Route = createFileRoute('/_private/account/profile')({
  head: () => ({ meta: [{ title: 'My Profile | Hammerdock' }] }),
  component: ProfilePage,
});
