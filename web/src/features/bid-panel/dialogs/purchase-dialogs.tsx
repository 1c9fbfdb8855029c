import { Button, Group, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { PurchaseFlow } from '../use-purchase.ts';
import { pickupTextOf, QuoteTable } from './quote-table.tsx';
import { RestrictionDialog } from './restriction-dialog.tsx';
import { Unanswered } from './unanswered.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './confirm-dialog.module.css';

interface Props {
  readonly lot: LotDetail;
  readonly flow: PurchaseFlow;
}

/** The confirmation of a purchase, or what prevents it. */
export const PurchaseDialogs = ({ lot, flow }: Props) => (
  <>
    <PurchaseDialog flow={flow} />
    <RestrictionDialog
      lot={lot}
      typed=""
      refused={flow.refused}
      onClose={flow.leave}
      onResolved={flow.ask}
    />
  </>
);

/** UX-04: the total, and the consequence of not paying in time. */
function PurchaseDialog({ flow }: { flow: PurchaseFlow }) {
  const { quote, buying, isRetrying, isUnanswered, buy, leave } = flow;
  if (quote === null) return null;
  return (
    <Modal
      opened
      // It would look as if nothing was bought.
      onClose={buying ? () => undefined : leave}
      withCloseButton={!buying}
      title="Buy now"
      centered
    >
      <Text fw={600}>{quote.title}</Text>
      <QuoteTable label="Price" quote={quote} />
      <Text size="sm">
        We’ll hold the item for you. You have {quote.hold_minutes} minutes to pay, and your card
        isn’t charged until you do. If you don’t pay in time, bidding reopens and you can’t use Buy
        Now on this item again. {pickupTextOf(quote)}
      </Text>
      <Unanswered
        isRetrying={isRetrying}
        isUnanswered={isUnanswered}
        button="Buy now"
        twice="You can’t buy it twice."
      />
      <Group justify="flex-end" gap="sm" className={classes.actions}>
        <Button variant="default" onClick={leave} disabled={buying}>
          Cancel
        </Button>
        <Button onClick={buy} loading={buying} data-autofocus>
          Buy now
        </Button>
      </Group>
    </Modal>
  );
}
