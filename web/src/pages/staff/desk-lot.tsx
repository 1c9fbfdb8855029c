import { Badge, Button, Group, Text } from '@mantine/core';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import { dollars, instantOf, lotIdOf } from '@hammerdock/domain/text/format.ts';
import type { Pass } from './pass.ts';
import classes from './desk.module.css';

type Lot = Pass['lots'][number];

const STATUS = {
  ready: { label: 'Ready', color: 'spruce' },
  'picked up': { label: 'Picked Up', color: 'gray' },
  returned: { label: 'Returned', color: 'gray' },
  unpaid: { label: 'Not paid', color: 'red' },
  blocked: { label: 'Blocked', color: 'red' },
  forfeited: { label: 'Forfeited', color: 'red' },
} as const;

interface Props {
  readonly lot: Lot;
  readonly busy: boolean;
  readonly onGive: () => void;
  readonly onUndo: () => void;
  readonly onRefund: () => void;
  readonly onCancelRefund: () => void;
}

export function DeskLot({ lot, busy, onGive, onUndo, onRefund, onCancelRefund }: Props) {
  const { label, color } = STATUS[lot.status];
  const now = useClock().now();
  return (
    <li className={classes.lot}>
      <span className={classes.picture}>
        <LotPicture src={lot.avatarorg ?? undefined} alt={lot.title} sizes="6rem" />
      </span>
      <div>
        <span className={classes.place}>{lot.inventory_loc || 'No location'}</span>
        <Text fw={600}>{lot.title}</Text>
        <Text size="sm" c="dimmed">
          Lot ID {lotIdOf(lot.auctionid)}, receipt {lot.inv_num}
          {lot.pickup_end_date !== null &&
            `, until ${formatPickupTime(instantOf(lot.pickup_end_date))}`}
        </Text>
        {lot.checkout_reason !== '' && <Text size="sm">Returned: {lot.checkout_reason}</Text>}
        {lot.refunded_amt !== '0.00' && <Text size="sm">{dollars(lot.refunded_amt)} refunded</Text>}
        {lot.pending_refund !== null && (
          <Text size="sm" c="dimmed">
            {dollars(lot.pending_refund.amount)} of it isn’t paid out yet
          </Text>
        )}
      </div>
      <Group gap="sm">
        {lot.undo_until !== null && now < instantOf(lot.undo_until) && (
          <Button
            variant="default"
            disabled={busy}
            onClick={onUndo}
            aria-label={`Undo the hand-over of ${lot.title}`}
          >
            Undo
          </Button>
        )}
        {lot.pending_refund !== null && (
          <Button
            variant="default"
            disabled={busy}
            onClick={onCancelRefund}
            aria-label={`Cancel the refund of ${lot.title}`}
          >
            Cancel refund
          </Button>
        )}
        {lot.refundable_amt !== '0.00' && (
          <Button variant="default" onClick={onRefund} aria-label={`Refund ${lot.title}`}>
            Refund
          </Button>
        )}
        {lot.status === 'ready' ? (
          <Button disabled={busy} onClick={onGive} aria-label={`Hand over ${lot.title}`}>
            Hand over
          </Button>
        ) : (
          <Badge size="lg" variant="light" color={color}>
            {label}
          </Badge>
        )}
      </Group>
    </li>
  );
}
