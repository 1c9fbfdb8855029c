import { Button, Group, Stack } from '@mantine/core';
import { ArrowLeftIcon, PrinterIcon } from 'lucide-react';
import { useCanGoBack, useHydrated, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useLiveLots } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { LotQuestions } from '../../features/lot-questions/lot-questions.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LotView } from './lot-view.tsx';
import { PickupReminder } from './pickup-reminder.tsx';
import { SimilarSales } from './similar-sales.tsx';
import { SimilarLots } from './similar-lots.tsx';

export function LotPage() {
  const { pid } = useParams({ from: '/productView/$pid' });
  const { bid } = useSearch({ from: '/productView/$pid' });
  const { data: lot } = useCall('catalog.getProductInfo', { product_id: pid });
  useLiveLots([pid]);
  if (lot === undefined) return null;
  return (
    <Stack gap="md">
      <Tools />
      {lot.market_status === 'open' && <PickupReminder lotId={lot.id} />}
      <LotView lot={lot} typedBefore={bid ?? ''} titleOrder={1} />
      <LotQuestions key={lot.id} lot={lot} />
      <SimilarSales lotId={lot.id} />
      <SimilarLots lotId={lot.id} />
    </Stack>
  );
}

const FACE = { variant: 'subtle', size: 'sm', px: 'xs' } as const;

function Tools() {
  return (
    <Group justify="space-between" className="no-print">
      <Back />
      <Button {...FACE} leftSection={<PrinterIcon size={18} />} onClick={() => window.print()}>
        Print preview
      </Button>
    </Group>
  );
}

function Back() {
  const router = useRouter();
  // Server and hydration must render the same, and the server knows no history.
  const hydrated = useHydrated();
  const canGoBack = useCanGoBack() && hydrated;
  const face = { ...FACE, leftSection: <ArrowLeftIcon size={18} /> };
  return canGoBack ? (
    <Button {...face} onClick={() => router.history.back()}>
      Back to results
    </Button>
  ) : (
    <LinkButton {...face} to={paths.search}>
      Back to results
    </LinkButton>
  );
}
