// Everything that needs a session: rendered in the browser only, guests are sent home with the
// address they wanted (NAV-02).
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { DashboardLayout } from '../features/sidebar/dashboard-layout.tsx';
import { paths } from '../paths.ts';

export const Route = createFileRoute('/_private')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    if (context.session.user !== null) return;
    throw redirect({ to: paths.home, search: { referer: location.href } });
  },
  component: PrivatePages,
});

function PrivatePages() {
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}
