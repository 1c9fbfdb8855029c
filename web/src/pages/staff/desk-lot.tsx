import { Badge, Button, Group, Text } from '@mantine/core';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { dollars, instantOf, lotIdOf } from '@hammerdock/domain/text/format.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useClock } from '../../lib/time/clock.tsx';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import type { Handover } from './handovers/handover.ts';
import { RefusedHandover } from './handovers/handover-notes.tsx';
import type { ShownHandover } from './handovers/use-handovers.ts';
import type { Lot } from './pass.ts';
import classes from './desk.module.css';

const STATUS = {
  ready: { label: 'Ready', color: 'spruce' },
  'picked up': { label: 'Picked Up', color: 'gray' },
  returned: { label: 'Returned', color: 'gray' },
  unpaid: { label: 'Not paid', color: 'red' },
  blocked: { label: 'Blocked', color: 'red' },
  forfeited: { label: 'Forfeited', color: 'red' },
} as const;

/** What has been picked up, returned or forfeited has no deadline any more. */
const DUE: ReadonlySet<Lot['status']> = new Set(['ready', 'unpaid', 'blocked']);

interface Props {
  readonly lot: Lot;
  /** While it is on this device only, or was refused. */
  readonly handover: ShownHandover | null;
  readonly isOnline: boolean;
  readonly busy: boolean;
  /** Why the undo failed. */
  readonly trouble: string | null;
  readonly onGive: () => void;
  readonly onTakeBack: (handover: Handover) => void;
  readonly onDismiss: (handover: Handover) => void;
  readonly onUndo: () => void;
  readonly onRefund: () => void;
  readonly onCancelRefund: () => void;
}

export function DeskLot(props: Props) {
  const { lot, handover, isOnline, trouble, onGive, onDismiss } = props;
  const row = useRef<HTMLLIElement>(null);
  const willWait = useRowInView(row, handover?.state === 'waiting');
  const isGiven = handover !== null && handover.state !== 'refused';
  return (
    <li ref={row} className={classes.lot}>
      <span className={classes.picture}>
        <LotPicture src={lot.avatarorg ?? undefined} alt={lot.title} sizes="6rem" />
      </span>
      <Facts lot={lot} />
      <div className={classes.actions}>
        <Group gap="sm">
          {!isGiven && <OtherActions {...props} />}
          {isGiven ? (
            <Given {...props} handover={handover} />
          ) : (
            <Give
              lot={lot}
              onGive={() => {
                willWait();
                onGive();
              }}
            />
          )}
        </Group>
        {handover?.state === 'refused' && (
          <RefusedHandover
            handover={handover}
            title="Hand-over not accepted"
            onDismiss={() => onDismiss(handover)}
          />
        )}
        {trouble !== null && (
          <Text size="sm" c="red" role="alert">
            {trouble}
          </Text>
        )}
        {!isOnline && !isGiven && lot.refundable_amt !== '0.00' && (
          <Text size="sm" c="dimmed">
            You’re offline. Refunds and returns work once you’re back online.
          </Text>
        )}
      </div>
    </li>
  );
}

/** The bar of waiting hand-overs appears over the end of the page, perhaps over the pressed row. */
function useRowInView(row: RefObject<HTMLLIElement | null>, isWaiting: boolean): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isWaiting || !isPressed.current) return;
    isPressed.current = false;
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, isWaiting]);
  return () => {
    isPressed.current = true;
  };
}

const Facts = ({ lot }: { lot: Lot }) => (
  <div>
    <span className={classes.place}>{lot.inventory_loc || 'No location'}</span>
    <Text fw={600}>{lot.title}</Text>
    <Text size="sm" c="dimmed">
      Lot ID {lotIdOf(lot.auctionid)}, receipt {lot.inv_num}
      {lot.pickup_end_date !== null &&
        DUE.has(lot.status) &&
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
);

/** What needs the server at once. */
function OtherActions({ lot, busy, isOnline, onUndo, onRefund, onCancelRefund }: Props) {
  const now = useClock().now();
  return (
    <>
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
          disabled={busy || !isOnline}
          onClick={onCancelRefund}
          aria-label={`Cancel the refund of ${lot.title}`}
        >
          Cancel refund
        </Button>
      )}
      {lot.refundable_amt !== '0.00' && (
        <Button
          variant="default"
          disabled={!isOnline}
          onClick={onRefund}
          aria-label={`Refund ${lot.title}`}
        >
          Refund
        </Button>
      )}
    </>
  );
}

/** Also without a connection. */
function Give({ lot, onGive }: Pick<Props, 'lot' | 'onGive'>) {
  const { label, color } = STATUS[lot.status];
  return lot.status === 'ready' ? (
    <Button onClick={onGive} aria-label={`Hand over ${lot.title}`}>
      Hand over
    </Button>
  ) : (
    <Badge size="lg" variant="light" color={color}>
      {label}
    </Badge>
  );
}

function Given({ lot, handover, onTakeBack }: Props & { readonly handover: ShownHandover }) {
  if (handover.state === 'sending')
    return (
      <Button loading aria-label={`Hand over ${lot.title}`}>
        Hand over
      </Button>
    );
  return (
    <>
      <Text fw={600} role="status">
        Handed over, waiting for the network
      </Text>
      {!handover.mayHaveArrived && (
        <Button
          variant="default"
          onClick={() => onTakeBack(handover)}
          aria-label={`Undo the hand-over of ${lot.title}`}
        >
          Undo
        </Button>
      )}
    </>
  );
}
