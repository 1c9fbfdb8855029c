import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import list from '../../ui/menu-list.module.css';
import { sidebarOf, type EntryGroup } from './sidebar-entries.ts';

/** NAV-08: the list of account pages; in the side drawer on phones. */
export function Sidebar({ onPick }: { onPick?: () => void }) {
  const { user, pendingCount } = useSession();
  const groups = user === null ? [] : sidebarOf(user.role, pendingCount);
  if (groups.length === 0) return null;
  return (
    <nav aria-label="My pages">
      {groups.map((group) => (
        <Group key={group.title} group={group} onPick={onPick} />
      ))}
    </nav>
  );
}

function Group({ group, onPick }: { group: EntryGroup; onPick: (() => void) | undefined }) {
  return (
    <div role="group" aria-label={group.title ?? 'More'}>
      {group.title !== null && <p className={list.heading}>{group.title}</p>}
      <ul className={list.list}>
        {group.entries.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={list.entry} activeOptions={{ exact: true }} onClick={onPick}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
