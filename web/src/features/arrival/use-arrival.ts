// After a sign-in: refetches everything and leads to the requested page.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/use-api.ts';
import { useSessionChange } from '../../api/session.ts';
import { readGuestTotals, setGuestTotals } from '../../lib/guest-totals.ts';
import { bringTermsBack } from '../../lib/terms-put-off.ts';
import { hasCodesToEnter } from './has-codes-to-enter.ts';
import { mergeGuestWatches } from './merge-guest-watches.ts';
import { whereTo } from './where-to.ts';

interface Wish {
  /** The user enters the codes of the registration later. */
  readonly codesPutOff?: true;
}

export function useArrival(referer: string | undefined) {
  const api = useApi();
  const renewSession = useSessionChange();
  const router = useRouter();
  const client = useQueryClient();
  return async (user: Pick<UserData, 'role' | 'email_verified'>, wish: Wish = {}) => {
    const { role } = user;
    const awaitsCodes = wish.codesPutOff !== true && hasCodesToEnter(user);
    // Optional: the sign-in continues when the check fails.
    const cards = await api('account.checkUserCardDetailsAfterSignin', {}).catch(() => null);
    if (readGuestTotals()) await keepTotals(api);
    bringTermsBack();
    await renewSession();
    if (role === 'buyer') void mergeGuestWatches(api, client);
    // Back leads to the page before the sign-in.
    router.history.replace(
      whereTo({ role, awaitsCodes, sentToCards: cards?.data.flag === 2, referer }),
    );
  };
}

/** What a guest chose in this browser becomes the choice of the account. */
async function keepTotals(api: Api): Promise<void> {
  try {
    await api('account.updateUserProfile', { total_prices: 1 });
    setGuestTotals(false);
  } catch {
    // Optional: it is tried again at the next sign-in.
  }
}
