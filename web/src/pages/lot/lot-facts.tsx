import { Button, Stack, Text, Title } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { centsOf, dollars, dollarsOf, instantOf } from '../../lib/format.ts';
import { FactList } from '../../ui/fact-list.tsx';

const DESCRIPTION_MAX = 200;

/** What is known of the lot, and what a winner pays and does. */
export function LotFacts({ lot }: { lot: LotDetail }) {
  const retailCents = centsOf(lot.msrp) * lot.sku_count;
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} size="h4" mb="xs">
          Description
        </Title>
        <Description text={lot.description} />
        {lot.condition_descriptors1 !== '' && (
          <Text mt="xs">Condition: {lot.condition_descriptors1}</Text>
        )}
        <FactList
          facts={[
            ['SKU MSRP', retailCents > 0 ? dollarsOf(retailCents) : ''],
            ['Count', lot.sku_count > 1 ? String(lot.sku_count) : ''],
            ['Brand', lot.brand],
            ['Category', lot.category],
            ['SKU', lot.sku],
            ['UPC', lot.upc],
          ]}
        />
      </section>
      <section>
        <Title order={2} size="h4" mb="xs">
          Payment and pickup
        </Title>
        <FactList
          facts={[
            ['Buyer premium', lot.buyerpremium],
            ['Bid increment', dollars(lot.incrementamt)],
            ['Pickup center', lot.inspectiontime_pickupaddress],
            ['Pickup from', formatDateTime(instantOf(lot.pickup_start_date))],
          ]}
        />
        {lot.auctionnotes !== '' && <Text mt="xs">{lot.auctionnotes}</Text>}
      </section>
    </Stack>
  );
}

/** PV-03: the first 200 characters, the rest on request. */
function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= DESCRIPTION_MAX) return <Text>{text}</Text>;
  return (
    <Text>
      {whole ? text : `${text.slice(0, DESCRIPTION_MAX).trimEnd()}… `}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!whole)}>
        {whole ? 'Show Less' : 'Show More'}
      </Button>
    </Text>
  );
}
