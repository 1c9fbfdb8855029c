import { NavLink } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useProfileChange, useSession } from '../../api/session.ts';
import { MenuLink } from '../../links.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MenuTitle } from '../../ui/menu-group.tsx';
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
          <MenuTitle>{user.username}</MenuTitle>
          {menuEntries(user.role, pendingCount).map(({ label, to }) => (
            <MenuLink key={label} to={to} label={label} onClick={close} />
          ))}
          <NavLink
            component="button"
            label="Logout"
            onClick={() => {
              close();
              signOut();
            }}
          />
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
