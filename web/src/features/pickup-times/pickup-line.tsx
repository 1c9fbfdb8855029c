import { Group, Stack } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useCall } from '../../api/query.tsx';
import { useNow } from '../../lib/time/clock.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { MissedReceipts } from './missed-receipts.tsx';
import type { PickupCenter } from './pickup-center.ts';
import { laterOf, missedTexts, readyText, timesOf, timeText } from './pickup-words.ts';

/** One line per center with the pickup time, or a link to choose one; of one receipt, or of all. */
export function PickupLine({ invoiceId }: { readonly invoiceId?: string }) {
  const { data } = useCall('pickup.getPickupSlots', {});
  const centers = (data?.centers ?? []).filter(
    ({ receipts }) =>
      invoiceId === undefined || receipts.some(({ invoice_id: id }) => id === invoiceId),
  );
  if (centers.length === 0) return null;
  return (
    <Stack className="no-print" gap="sm">
      {centers.map((center) => (
        <Line key={center.center_id} center={center} invoiceId={invoiceId} />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly center: PickupCenter;
  readonly invoiceId: string | undefined;
}

function Line({ center, invoiceId }: LineProps) {
  const times = timesOf(center.visit);
  const now = useNow();
  const receipts = center.receipts.filter(
    ({ invoice_id: id }) => invoiceId === undefined || id === invoiceId,
  );
  const count = receipts.reduce((sum, { lot_count: lots }) => sum + lots, 0);
  const ready =
    laterOf(receipts, now).length === 0
      ? `${countOf(count, 'item is', 'items are')} ready for pickup in ${center.city}. `
      : `Pickup in ${center.city}: ${readyText(receipts, now)}. `;
  const missed = missedTexts(center, now, invoiceId);
  return (
    <div>
      <Group gap="xs">
        {times === null ? ready : `Pickup in ${center.city}: ${timeText(times)} ET. `}
        <LinkButton to={paths.pickups} hash={center.center_id} variant="default">
          {times === null ? 'Choose a pickup time' : 'See or change your pickup time'}
        </LinkButton>
      </Group>
      <MissedReceipts texts={missed} />
    </div>
  );
}
