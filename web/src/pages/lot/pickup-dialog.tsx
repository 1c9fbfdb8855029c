import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { useOpening } from '../../lib/interaction/use-lazy-dialog.ts';
import { CenterFacts } from './center-facts.tsx';
import { LastPickupDay } from './last-pickup-day.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly lot: Pick<LotDetail, 'id' | 'center'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function PickupDialog({ lot, opened, onClose }: Props) {
  const { user } = useSession();
  // The dates are for signed-in users.
  const place = useCall(
    'account.checkLogedUserAlreadySeenPickupLocation',
    { product_id: lot.id },
    { enabled: opened && user?.role === 'buyer' },
  );
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title="Pickup Location">
      <CenterFacts name={lot.center.name} />
      {place.data !== undefined && <LastPickupDay place={place.data} />}
    </Modal>
  );
}
