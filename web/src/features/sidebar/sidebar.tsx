import { useSession } from '../../api/session.ts';
import { MenuGroup } from '../../ui/menu-group.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { sidebarOf } from './sidebar-entries.ts';

/** NAV-08: the list of account pages; in the side drawer on phones. */
export function Sidebar({ onPick }: { onPick?: () => void }) {
  const { user, pendingCount } = useSession();
  const groups = user === null ? [] : sidebarOf(user.role, pendingCount);
  if (groups.length === 0) return null;
  return (
    <nav aria-label="My pages">
      {groups.map(({ title, entries }) => (
        <MenuGroup key={title} title={title}>
          {entries.map(({ label, to }) => (
            <MenuLink
              key={to}
              to={to}
              label={label}
              activeOptions={{ exact: true }}
              {...(onPick === undefined ? {} : { onClick: onPick })}
            />
          ))}
        </MenuGroup>
      ))}
    </nav>
  );
}
