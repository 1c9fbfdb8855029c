import { useCall } from '../../api/query.tsx';

/** The first unseen notice; null when there is none or it is not loaded yet. */
export function useUnseen(enabled: boolean): 'new terms' | 'location' | 'terms' | null {
  const newTerms = useCall('account.checkLogedUserAlreadySeenNewTerms', {}, { enabled });
  const location = useCall('account.checkLogedUserAlreadySeenLocation', {}, { enabled });
  const terms = useCall('account.checkLogedUserAlreadySeenTermsAndConditions', {}, { enabled });
  if (newTerms.data === undefined || location.data === undefined || terms.data === undefined) {
    return null;
  }
  if (newTerms.data.seen === 0) return 'new terms';
  if (location.data.seen === 0) return 'location';
  return terms.data.seen === 0 ? 'terms' : null;
}
