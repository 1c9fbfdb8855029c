// Pages that need a session, rendered in the browser only. The server redirects guests home with
// the requested address (NAV-02), and answers 404 for unknown addresses.
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { DashboardLayout } from '../features/sidebar/dashboard-layout.tsx';
import { paths } from '../paths.ts';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';

export const Route = createFileRoute('/_private')({
  ssr: 'data-only',
  beforeLoad: ({ context, location }) => {
    if (context.session.user !== null) return;
    throw redirect({ to: paths.home, search: { referer: location.href } });
  },
  component: PrivatePages,
  codeSplitGroupings: [['component', 'pendingComponent']],
  // The server renders it, so that a slow phone shows the frame of the page at once.
  pendingComponent: PendingPage,
});

function PrivatePages() {
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}

function PendingPage() {
  return (
    <DashboardLayout>
      <PageSkeleton />
    </DashboardLayout>
  );
}
