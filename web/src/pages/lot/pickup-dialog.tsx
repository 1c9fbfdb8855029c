import { Modal } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useOpening } from '../../lib/interaction/use-lazy-dialog.ts';
import { CenterFacts } from './center-facts.tsx';

interface Props {
  readonly center: LotDetail['center'];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function PickupDialog({ center, opened, onClose }: Props) {
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title="Pickup Location">
      <CenterFacts name={center.name} />
    </Modal>
  );
}
