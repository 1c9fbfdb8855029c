import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useIsMutating } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { REMEDIED, type Remedied } from '../../../api/bids/remedied.ts';
import type { CallError } from '../../../api/call-error.ts';
import { AcceptTerms } from './remedies/accept-terms.tsx';
import { AddCard } from './remedies/add-card.tsx';
import { PayReceipts } from './remedies/pay-receipts.tsx';
import { RenewCard } from './remedies/renew-card.tsx';
import { RaiseBidLimit } from './remedies/raise-bid-limit.tsx';
import type { RemedyProps } from './remedies/remedy.ts';
import { RetrievalLocation } from './remedies/retrieval-location.tsx';
import { SubmitDeposit } from './remedies/submit-deposit.tsx';
import { TurnOnQuickBid } from './remedies/turn-on-quick-bid.tsx';
import { VerifyEmail } from './remedies/verify-email.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Remedy {
  readonly title: string;
  readonly Body: ComponentType<RemedyProps>;
}

/** BID-13: what prevents the bid, and a remedy that leads back to the bid. */
const REMEDIES: { readonly [N in Remedied]: Remedy } = {
  NoCardOnFile: { title: 'No Cards Found', Body: AddCard },
  CardExpired: { title: 'Card expired', Body: RenewCard },
  LocationNotAccepted: { title: 'Retrieval Location', Body: RetrievalLocation },
  DepositNeeded: { title: 'Submit a deposit', Body: SubmitDeposit },
  BidLimitExceeded: { title: 'Bid limit request', Body: RaiseBidLimit },
  TermsNotAccepted: { title: 'Terms and Conditions', Body: AcceptTerms },
  EmailNotVerified: { title: 'Verify your email', Body: VerifyEmail },
  QuickBidOff: { title: 'Quick bid is off', Body: TurnOnQuickBid },
  AccountInactive: { title: 'Account deactivated', Body: PayReceipts },
};

const remedyOf = ({ code }: CallError): Remedy | undefined =>
  REMEDIED.map((name) => (name === code ? REMEDIES[name] : undefined)).find(Boolean);

interface Props {
  readonly lot: LotDetail;
  readonly typed: string;
  readonly refused: CallError | null;
  readonly onClose: () => void;
  /** Called when the obstacle is gone, to continue with the bid. */
  readonly onResolved: () => void;
}

export function RestrictionDialog({ lot, typed, refused, onClose, onResolved }: Props) {
  const remedy = refused === null ? undefined : remedyOf(refused);
  const isPaying = useIsMutating({ mutationKey: ['invoices.submitDeposit'] }) > 0;
  if (refused === null || remedy === undefined) return null;
  return (
    <Modal
      opened
      // It would look as if nothing was charged.
      onClose={isPaying ? () => undefined : onClose}
      withCloseButton={!isPaying}
      title={remedy.title}
    >
      <remedy.Body
        lot={lot}
        typed={typed}
        refused={refused}
        onClose={onClose}
        onResolved={onResolved}
      />
    </Modal>
  );
}
