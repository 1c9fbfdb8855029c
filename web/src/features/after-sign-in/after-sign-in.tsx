import { useSession } from '../../api/session.ts';
import { LocationNotice } from './location-notice.tsx';
import { NewTermsNotice } from './new-terms-notice.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useUnseen } from './use-unseen.ts';

/** AUTH-05: what was put before a buyer since the last visit, one at a time, in the order of S4. */
export function AfterSignIn() {
  const { impersonated } = useSession();
  // Whoever looks through somebody's eyes acknowledges nothing for them (R36).
  const unseen = useUnseen(!impersonated);
  if (unseen === null) return null;
  if (unseen === 'new terms') return <NewTermsNotice />;
  return unseen === 'location' ? <LocationNotice /> : <TermsDialog />;
}
