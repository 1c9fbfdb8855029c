import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useCanGoBack, useHydrated, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useLiveLots } from '../../api/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { BidPanel } from '../../features/bid-panel/bid-panel.tsx';
import { BidCount } from '../../features/lot/history/bid-count.tsx';
import { lotIdOf } from '../../lib/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Gallery } from '../../ui/gallery.tsx';
import { LotFacts } from './lot-facts.tsx';
import { SimilarLots } from './similar-lots.tsx';
import classes from './lot-page.module.css';

export function LotPage() {
  const { pid } = useParams({ from: '/productView/$pid' });
  const { bid } = useSearch({ from: '/productView/$pid' });
  const { data: lot } = useCall('catalog.getProductInfo', { product_id: pid });
  useLiveLots([pid]);
  if (lot === undefined) return null;
  return (
    <Stack gap="md">
      <Tools />
      <div className={classes.page}>
        <div className={classes.pictures}>
          <Gallery title={lot.title} pictures={lot.attachments.map(({ avatarorg }) => avatarorg)} />
        </div>
        <Stack gap="sm" className={classes.panel}>
          <Group gap="xs">
            <Badge variant="light" size="lg" tt="none">
              {lot.conditionunique}
            </Badge>
            <Text size="sm" c="dimmed">
              Lot ID {lotIdOf(lot.auctionid)}
            </Text>
          </Group>
          <Title order={1} className={classes.title}>
            {lot.title}
          </Title>
          <BidPanel
            key={lot.id}
            lot={lot}
            typedBefore={bid ?? ''}
            bidCount={<BidCount lotId={lot.id} bids={lot.bids} />}
          />
          <Text size="sm">
            <Anchor
              href={paths.map(centerAddress(lot.center))}
              target="_blank"
              rel="noreferrer"
              underline="always"
            >
              {lot.location}
            </Anchor>
            {lot.inventory_loc !== '' && <> · Floor location {lot.inventory_loc}</>}
          </Text>
        </Stack>
        <div className={classes.facts}>
          <LotFacts lot={lot} />
        </div>
      </div>
      <SimilarLots lotId={lot.id} />
    </Stack>
  );
}

const centerAddress = (center: Record<'address' | 'city' | 'state' | 'zip', string>): string =>
  `${center.address}, ${center.city}, ${center.state} ${center.zip}`;

function Tools() {
  const router = useRouter();
  // The server knows of no page before this one, and both must first draw the same.
  const awake = useHydrated();
  const canGoBack = useCanGoBack() && awake;
  const face = { variant: 'subtle', size: 'sm', px: 'xs' } as const;
  const back = { ...face, leftSection: <IconArrowLeft size={18} /> };
  return (
    <Group justify="space-between" className={classes.tools}>
      {canGoBack ? (
        <Button {...back} onClick={() => router.history.back()}>
          Back to results
        </Button>
      ) : (
        <LinkButton {...back} to={paths.search}>
          Back to results
        </LinkButton>
      )}
      <Button {...face} leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
        Print preview
      </Button>
    </Group>
  );
}
