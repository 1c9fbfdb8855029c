import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';

type Unseen =
  | { readonly notice: 'new terms' }
  | { readonly notice: 'terms' }
  | {
      readonly notice: 'location';
      readonly locations: Answer<'account.checkLogedUserAlreadySeenLocation'>['locations'];
    };

/** The first unseen notice; null when there is none or it is not loaded yet. */
export function useUnseen(enabled: boolean): Unseen | null {
  const newTerms = useCall('account.checkLogedUserAlreadySeenNewTerms', {}, { enabled });
  const location = useCall('account.checkLogedUserAlreadySeenLocation', {}, { enabled });
  const terms = useCall('account.checkLogedUserAlreadySeenTermsAndConditions', {}, { enabled });
  if (newTerms.data === undefined || location.data === undefined || terms.data === undefined) {
    return null;
  }
  if (newTerms.data.seen === 0) return { notice: 'new terms' };
  const { seen, locations } = location.data;
  if (seen === 0) return { notice: 'location', locations };
  return terms.data.seen === 0 ? { notice: 'terms' } : null;
}
