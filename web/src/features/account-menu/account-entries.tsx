import { NavLink } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useProfileChange } from '../../api/profile-change.ts';
import { useSession } from '../../api/session.ts';
import { MenuTitle } from '../../ui/menu-group.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { menuEntries } from './menu-entries.ts';
import { useLogOut } from './use-log-out.ts';

export function AccountEntries({ onPick }: { onPick: () => void }) {
  const { user, pendingCount } = useSession();
  const { logOut, DiscardDialog, stay, discard } = useLogOut(onPick);
  usePendingAgain();
  if (user === null) return null;
  return (
    <nav aria-label="My Account">
      <MenuTitle>{user.username}</MenuTitle>
      {menuEntries(user.role, pendingCount).map(({ label, to }) => (
        <MenuLink key={label} to={to} label={label} onClick={onPick} />
      ))}
      <NavLink component="button" label="Logout" onClick={() => void logOut()} />
      {DiscardDialog !== null && (
        <DiscardDialog onClose={stay} onDiscard={(clear) => void discard(clear)} />
      )}
    </nav>
  );
}

/** Receipts are charged automatically after a close, so a pending count is refetched. */
function usePendingAgain(): void {
  const { pendingCount } = useSession();
  const lookAgain = useProfileChange();
  // Once each time the menu opens.
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || pendingCount === 0) return;
    looked.current = true;
    void lookAgain();
  });
}
