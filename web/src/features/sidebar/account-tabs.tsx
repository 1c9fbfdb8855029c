import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import classes from './account-tabs.module.css';

/** NAV-12; admins have no tabs (S2), sellers no notifications (S6). */
export function AccountTabs() {
  const { user } = useSession();
  if (user === null || user.role === 'admin') return null;
  return (
    <nav aria-label="My Account" className={classes.tabs}>
      <Link to={paths.profile} className={classes.tab}>
        Profile
      </Link>
      <Link to={paths.changePassword} className={classes.tab}>
        Change password
      </Link>
      {user.role !== 'seller' && (
        <Link to={paths.notifications} className={classes.tab}>
          My notifications
        </Link>
      )}
    </nav>
  );
}
