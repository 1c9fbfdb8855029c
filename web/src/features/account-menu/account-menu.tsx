import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useProfileChange, useSession } from '../../api/session.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import list from '../../ui/menu-list.module.css';
import { menuEntries } from './menu-entries.ts';
import { useSignOut } from './use-sign-out.ts';

export function AccountMenu() {
  const { user, pendingCount } = useSession();
  const signOut = useSignOut();
  if (user === null) return null;
  return (
    <Disclosure label="My Account" align="end">
      {(close) => (
        <nav aria-label="My Account">
          <PendingAgain />
          <p className={list.heading}>{user.username}</p>
          {menuEntries(user.role, pendingCount).map(({ label, to }) => (
            <Link key={label} to={to} className={list.entry} onClick={close}>
              {label}
            </Link>
          ))}
          <button
            type="button"
            className={list.entry}
            onClick={() => {
              close();
              signOut();
            }}
          >
            Logout
          </button>
        </nav>
      )}
    </Disclosure>
  );
}

/** Receipts are charged automatically after a close, so a pending count is refetched. */
function PendingAgain() {
  const { pendingCount } = useSession();
  const lookAgain = useProfileChange();
  // Once each time the menu opens.
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || pendingCount === 0) return;
    looked.current = true;
    void lookAgain();
  });
  return null;
}
