import { useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
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
  return () => signout.mutate({});
}
