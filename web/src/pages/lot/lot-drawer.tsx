import { Group, Skeleton } from '@mantine/core';
import { ArrowRightIcon } from 'lucide-react';
import { textOf } from '../../api/call-error.ts';
import { useLiveLots } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { ConnectionHint } from '../../features/connection/connection-hint.tsx';
import { LotDrawerShell } from '../../features/lot/lot-drawer-shell.tsx';
import { useLotDrawer } from '../../features/lot/open-lot.tsx';
import { useOpening } from '../../lib/interaction/use-lazy-dialog.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { LotView } from './lot-view.tsx';
import { PickupNotice } from './pickup-notice.tsx';
import { usePickupNotice } from './use-pickup-notice.ts';
import classes from './lot-drawer.module.css';
import { Drawer } from '../../ui/layers/drawer.tsx';

/** LIST-09: shows the lot in the address over the page from which it was opened. */
export function LotDrawer() {
  const { lotId, close } = useLotDrawer();
  const notice = usePickupNotice(lotId);
  const opened = useOpening(lotId !== undefined && notice.over);
  return (
    <>
      {notice.due !== null && (
        <PickupNotice where={notice.due} busy={notice.busy} onAnswer={notice.answer} />
      )}
      {lotId !== undefined && !notice.over && notice.due === null && (
        <LotDrawerShell onClose={close} />
      )}
      <Drawer inAddress opened={opened} onClose={close} title="Item details">
        {/* The drawer covers the page's own hint. */}
        <div className={classes.connection}>
          <ConnectionHint />
        </div>
        {lotId !== undefined && <LotInDrawer key={lotId} lotId={lotId} />}
      </Drawer>
    </>
  );
}

function LotInDrawer({ lotId }: { lotId: string }) {
  const found = useCall('catalog.getProductInfo', { product_id: lotId });
  useLiveLots([lotId]);
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the item"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <Skeleton height="70vh" aria-label="Loading the item" />;
  return (
    <>
      <LotView lot={found.data} typedBefore="" titleOrder={2} />
      <Group justify="flex-end" mt="lg">
        <LinkButton
          to={paths.product(lotId)}
          variant="default"
          rightSection={<ArrowRightIcon size={18} aria-hidden />}
        >
          Open the full page
        </LinkButton>
      </Group>
    </>
  );
}
