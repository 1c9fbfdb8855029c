import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { shippingLines } from '@hammerdock/contract/texts/shipping-words.ts';
import { lotIdOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import type { Parcel } from './parcel.ts';
import { ShipDialog } from './ship-dialog.tsx';

const LIMIT = 50;

/** Paid orders that wait to be shipped (delivery_mode 2), the longest wait first. */
export function Parcels() {
  const found = useCall('pickup.listShipments', { limit: LIMIT });
  const [sending, setSending] = useState<Parcel | null>(null);
  return (
    <section aria-labelledby="parcels">
      <Title order={2} size="h4" id="parcels" mt="xl" mb="sm">
        Orders to ship
      </Title>
      {found.isPending && <ListSkeletons label="Loading orders to ship" />}
      {found.isError && (
        <ErrorState
          title="We couldn’t load the orders to ship"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data?.shipmentCount === 0 && (
        <Text c="dimmed">Nothing to ship. Paid orders from auctions that ship appear here.</Text>
      )}
      <Stack>
        {found.data?.shipmentList.map((parcel) => (
          <ParcelCard key={parcel.invoice_id} parcel={parcel} onShip={() => setSending(parcel)} />
        ))}
      </Stack>
      {found.data !== undefined && found.data.shipmentCount > LIMIT && (
        <Text mt="sm" c="dimmed">
          {found.data.shipmentCount - LIMIT} more appear as you ship these.
        </Text>
      )}
      {sending !== null && <ShipDialog parcel={sending} onClose={() => setSending(null)} />}
    </section>
  );
}

function ParcelCard({ parcel, onShip }: { parcel: Parcel; onShip: () => void }) {
  const name = `Receipt ${parcel.inv_num}`;
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {parcel.blocked && <Badge color="red">Blocked by a chargeback</Badge>}
          </Group>
          {shippingLines(parcel).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
        {!parcel.blocked && (
          <Button aria-label={`Ship ${name}`} onClick={onShip}>
            Ship
          </Button>
        )}
      </Group>
      <ul>
        {parcel.lots.map((lot) => (
          <li key={lot.lot_id}>
            {lot.inventory_loc !== '' && <strong>{lot.inventory_loc} </strong>}
            {lot.title}, Lot ID {lotIdOf(lot.auctionid)}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
