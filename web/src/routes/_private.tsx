// Pages that need a session, rendered in the browser only. The server redirects guests home with
// the requested address (NAV-02), and answers 404 for unknown addresses.
import { ClientOnly, createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { DashboardLayout } from '../features/sidebar/dashboard-layout.tsx';
import { paths } from '../paths.ts';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';

export const Route = createFileRoute('/_private')({
  beforeLoad: ({ context, location, cause }) => {
    if (context.session.user !== null) return;
    throw redirect({
      to: paths.home,
      search: { referer: location.href },
      // An open page has lost its user.
      state: { wasSignedOut: cause === 'stay' },
    });
  },
  component: PrivatePages,
  codeSplitGroupings: [['component', 'pendingComponent']],
  pendingComponent: PendingPage,
});

/**
 * The server renders the sidebar, so that a slow phone shows it at once. The page appears beside it
 * without replacing it, which would lose the focus and a tap that has begun.
 */
function PrivatePages() {
  return (
    <DashboardLayout>
      <ClientOnly fallback={<PageSkeleton />}>
        <Outlet />
      </ClientOnly>
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
