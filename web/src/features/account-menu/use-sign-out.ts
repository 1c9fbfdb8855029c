import { useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { readWaitingCount } from '../../lib/intake-queue/waiting-mark.ts';
import { paths } from '../../paths.ts';

export function useSignOut(): () => void {
  const renewSession = useSessionChange();
  const navigate = useNavigate();
  const signout = useCommand('auth.signout', {
    onDone: async () => {
      await navigate({ to: paths.home });
      await renewSession();
    },
  });
  return () => {
    const waiting = readWaitingCount();
    if (waiting === 0) signout.mutate({});
    // eslint-disable-next-line no-alert
    else if (window.confirm(warningOf(waiting))) void discard().then(() => signout.mutate({}));
  };
}

const warningOf = (count: number): string =>
  count === 1
    ? 'A lot from the intake hasn’t been sent yet. Signing out deletes it.'
    : `${count} lots from the intake haven’t been sent yet. Signing out deletes them.`;

/** Loaded only where lots are waiting. */
async function discard(): Promise<void> {
  const { clearIntakeQueue } = await import('../../lib/intake-queue/intake-queue.ts');
  await clearIntakeQueue();
}
