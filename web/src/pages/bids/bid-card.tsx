import { Text } from '@mantine/core';
import type { LotCard as Lot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { instantOf } from '../../lib/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './bid-card.module.css';

export function BidCard({ lot }: { lot: Lot | WonLotCard }) {
  return (
    <LotCard lot={lot} showFloor>
      {'checkout_status' in lot && <Pickup lot={lot} />}
    </LotCard>
  );
}

const STATUS = ['Not Picked Up', 'Picked Up', 'Returned', 'Forfeited'] as const;

/** LIST-06, LIST-17: when and whether a won lot is collected, and its receipt. */
function Pickup({ lot }: { lot: WonLotCard }) {
  const status = STATUS[Number(lot.checkout_status)] ?? '';
  const reason = lot.checkout_status === '2' ? `: ${lot.checkout_reason}` : '';
  return (
    <div className={classes.pickup}>
      {lot.pickup_start_date !== null && (
        <Text size="sm">Pickup from {formatDateTime(instantOf(lot.pickup_start_date))}</Text>
      )}
      {lot.pickup_end_date !== null && (
        <Text size="sm">until {formatDateTime(instantOf(lot.pickup_end_date))}</Text>
      )}
      {lot.paid && (
        <Text size="sm" fw={600}>
          {status}
          {reason}
        </Text>
      )}
      <Receipt lot={lot} />
    </div>
  );
}

function Receipt({ lot }: { lot: WonLotCard }) {
  if (lot.common_invoice === null) return null;
  return lot.paid ? (
    <TextLink className={classes.receipt} to={paths.invoice(lot.common_invoice)}>
      Paid
    </TextLink>
  ) : (
    <TextLink className={classes.receipt} to={paths.checkoutInvoice(lot.common_invoice)}>
      Pay now
    </TextLink>
  );
}
