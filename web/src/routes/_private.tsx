// Everything that needs a session: drawn in the browser only. The server sends guests home with the
// address they wanted (NAV-02), and says of an address that leads nowhere that it does.
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { DashboardLayout } from '../features/sidebar/dashboard-layout.tsx';
import { paths } from '../paths.ts';

export const Route = createFileRoute('/_private')({
  ssr: 'data-only',
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
