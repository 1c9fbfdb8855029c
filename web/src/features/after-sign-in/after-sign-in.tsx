import { useSharedTotals } from '../../api/prices/use-shared-totals.ts';
import { useSession } from '../../api/session.ts';
import { LocationNotice } from './location-notice.tsx';
import { NewTermsNotice } from './new-terms-notice.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useUnseen } from './use-unseen.ts';

/** AUTH-05: the notices that a buyer has not seen, one at a time, in the order of S4. */
export function AfterSignIn() {
  const { impersonated } = useSession();
  useSharedTotals();
  // An impersonator acknowledges nothing for the user (R36).
  const unseen = useUnseen(!impersonated);
  if (unseen === null) return null;
  if (unseen.notice === 'new terms') return <NewTermsNotice />;
  if (unseen.notice === 'terms') return <TermsDialog />;
  return <LocationNotice locations={unseen.locations} />;
}
