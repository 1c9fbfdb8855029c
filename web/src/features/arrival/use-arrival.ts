// What follows a sign-in: everything is asked afresh, and the way leads on to the wanted page.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { bringTermsBack } from '../../lib/terms-put-off.ts';
import { whereTo } from './where-to.ts';

export function useArrival(referer: string | undefined): (user: UserData) => Promise<void> {
  const api = useApi();
  const renewSession = useSessionChange();
  const router = useRouter();
  return async ({ role }) => {
    // A courtesy: whoever is signed in gets in, whether or not the check is answered.
    const cards = await api('account.checkUserCardDetailsAfterSignin', {}).catch(() => null);
    bringTermsBack();
    await renewSession();
    router.history.push(whereTo({ role, sentToCards: cards?.data.flag === 2, referer }));
  };
}
