import { Title } from '@mantine/core';
import { useCall } from '../../api/query.tsx';
import { useLiveLots } from '../../api/live/live-hooks.ts';
import { GridCard } from '../../features/lot/card/grid-card.tsx';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { LotGrid } from '../../ui/lot/lot-grid.tsx';

const COUNT = 5;

/** PV-06: optional, so they load after the page and may fail. */
export function SimilarLots({ lotId }: { lotId: string }) {
  const { data } = useCall('catalog.similarProducts', { product_id: lotId, limit: COUNT });
  const lots = data?.similarList ?? [];
  useLiveLots(lots.map(({ id }) => id));
  if (lots.length === 0) return null;
  return (
    <div>
      <Title order={2} size="h3" mt="xl" mb="md">
        Similar products
      </Title>
      <LotGrid label="Similar products" narrow>
        {lots.map((lot) => (
          <LotCard key={lot.id} Card={GridCard} lot={lot} list="home" />
        ))}
      </LotGrid>
    </div>
  );
}
