// What follows a sign-in: everything is asked afresh, and the way leads on to the wanted page.
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { whereTo } from './where-to.ts';

export function useArrival(referer: string | undefined): () => Promise<void> {
  const api = useApi();
  const renewSession = useSessionChange();
  const router = useRouter();
  return async () => {
    const [{ data: cards }, { data: profile }] = await Promise.all([
      api('account.checkUserCardDetailsAfterSignin', {}),
      api('account.getUserProfileDetails', {}),
    ]);
    await renewSession();
    const { role } = profile.userData;
    router.history.push(whereTo({ role, sentToCards: cards.flag === 2, referer }));
  };
}
