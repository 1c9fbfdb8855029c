import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import classes from './dashboard-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { sidebarOf } from './sidebar-entries.ts';

/** The layout of account pages: with the sidebar on wide screens. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { user, pendingCount } = useSession();
  if (user === null || sidebarOf(user.role, pendingCount).length === 0) return children;
  return (
    <div className={classes.layout}>
      <aside className={`${classes.sidebar} no-print`} aria-label="Dashboard">
        <Sidebar />
      </aside>
      <div className={classes.page}>{children}</div>
    </div>
  );
}
