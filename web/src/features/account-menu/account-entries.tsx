import { NavLink } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useProfileChange, useSession } from '../../api/session.ts';
import { useLazyPart } from '../../lib/interaction/use-lazy-part.ts';
import { readWaitingCount } from '../../lib/intake-queue/waiting-mark.ts';
import { alertError, SOMETHING_WENT_WRONG } from '../../lib/notices/alerts.ts';
import { MenuTitle } from '../../ui/menu-group.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { menuEntries } from './menu-entries.ts';
import { useSignOut } from './use-sign-out.ts';

// Only where lots are waiting.
const fetchDialog = async () => (await import('./discard-dialog.tsx')).DiscardDialog;

export function AccountEntries({ onPick }: { onPick: () => void }) {
  const { user, pendingCount } = useSession();
  const signOut = useSignOut();
  const { Part: DiscardDialog, fetchPart } = useLazyPart(fetchDialog);
  const [isAsking, setIsAsking] = useState(false);
  usePendingAgain();
  const logOut = () => {
    onPick();
    signOut();
  };
  if (user === null) return null;
  return (
    <nav aria-label="My Account">
      <MenuTitle>{user.username}</MenuTitle>
      {menuEntries(user.role, pendingCount).map(({ label, to }) => (
        <MenuLink key={label} to={to} label={label} onClick={onPick} />
      ))}
      <NavLink
        component="button"
        label="Logout"
        onClick={() => {
          if (readWaitingCount() === 0) logOut();
          else {
            setIsAsking(true);
            // The user stays signed in, and the lots stay.
            void fetchPart().catch(() => alertError(SOMETHING_WENT_WRONG));
          }
        }}
      />
      {isAsking && DiscardDialog !== null && (
        <DiscardDialog onClose={() => setIsAsking(false)} onDiscarded={logOut} />
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
