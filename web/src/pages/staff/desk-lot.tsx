import { Badge, Button, Text } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { instantOf, lotIdOf } from '../../lib/format.ts';
import type { Pass } from './desk-page.tsx';
import classes from './desk.module.css';

type Lot = Pass['lots'][number];

const STATUS = {
  ready: { label: 'Ready', color: 'spruce' },
  'picked up': { label: 'Picked Up', color: 'gray' },
  unpaid: { label: 'Not paid', color: 'red' },
  blocked: { label: 'Blocked', color: 'red' },
  forfeited: { label: 'Forfeited', color: 'red' },
} as const;

interface Props {
  readonly lot: Lot;
  readonly busy: boolean;
  readonly onGive: () => void;
}

export function DeskLot({ lot, busy, onGive }: Props) {
  const { label, color } = STATUS[lot.status];
  return (
    <li className={classes.lot}>
      <span className={classes.place}>{lot.inventory_loc || 'No place'}</span>
      <div>
        <Text fw={600}>{lot.title}</Text>
        <Text size="sm" c="dimmed">
          Lot ID {lotIdOf(lot.auctionid)}, receipt {lot.inv_num}
          {lot.pickup_end_date !== null &&
            `, until ${formatDateTime(instantOf(lot.pickup_end_date))}`}
        </Text>
      </div>
      {lot.status === 'ready' ? (
        <Button disabled={busy} onClick={onGive} aria-label={`Hand over ${lot.title}`}>
          Hand over
        </Button>
      ) : (
        <Badge size="lg" variant="light" color={color}>
          {label}
        </Badge>
      )}
    </li>
  );
}
