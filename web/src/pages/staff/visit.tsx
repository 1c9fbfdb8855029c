import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { CancelRefundDialog } from './cancel-refund-dialog.tsx';
import { DeskLot } from './desk-lot.tsx';
import type { Pass } from './pass.ts';
import classes from './desk.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { ScanBox } from './scan-box.tsx';

interface Props {
  readonly pass: Pass;
  /** This desk's; null for all centers. */
  readonly center: string | null;
  readonly onEnd: () => void;
}

/**
 * One buyer's lots in walking order. Each is handed over by its label or its button (R33), and paid
 * lots can be refunded (R30).
 */
export function Visit({ pass, center, onEnd }: Props) {
  const [lots, setLots] = useState(pass.lots);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const replace = (lot: Pass['lots'][number]) =>
    setLots((all) => all.map((each) => (each.lot_id === lot.lot_id ? lot : each)));
  const handOver = useCommand('pickup.pickUpLot', {
    onDone: ({ lot }) => replace(lot),
    onRefused: () => true,
  });
  const undo = useCommand('pickup.undoPickUp', { onDone: ({ lot }) => replace(lot) });
  const readyCount = lots.filter(({ status }) => status === 'ready').length;
  const isBusy = handOver.isPending || undo.isPending;
  const away = elsewhereText(pass.elsewhere, lots.length > 0);
  const give = (lot: string) => handOver.mutate({ pass_id: pass.pass_id, lot });
  return (
    <>
      <PageHead title={`${pass.first_name} ${pass.last_initial}.`}>
        <Button variant={readyCount === 0 ? 'filled' : 'default'} onClick={onEnd}>
          Next buyer
        </Button>
      </PageHead>
      {lots.length === 0 ? (
        <EmptyState
          title={center === null ? 'Nothing to pick up' : `Nothing to pick up at ${center}`}
          text={away ?? 'This buyer has no lots waiting at any center.'}
        />
      ) : (
        <Stack>
          {center !== null && <Text c="dimmed">{center} pickup desk</Text>}
          {away !== null && <Alert color="amber">{away}</Alert>}
          <ScanBox
            label="Lot label"
            description="Scan each lot’s label as you hand it over"
            action="Hand over"
            busy={handOver.isPending}
            complaint={handOver.isError ? textOf(handOver.error) : null}
            onScan={give}
          />
          <Text role="status" fw={600}>
            {readyCount === 0 ? 'All done' : `${readyCount} to hand over`}
          </Text>
          <ol className={classes.lots}>
            {lots.map((lot) => (
              <DeskLot
                key={lot.lot_id}
                lot={lot}
                busy={isBusy}
                onGive={() => give(lot.lot_id)}
                onUndo={() => undo.mutate({ pass_id: pass.pass_id, lot_id: lot.lot_id })}
                onRefund={() => setOpen({ lotId: lot.lot_id, asks: 'refund' })}
                onCancelRefund={() => setOpen({ lotId: lot.lot_id, asks: 'cancel' })}
              />
            ))}
          </ol>
        </Stack>
      )}
      <RefundDialogs lots={lots} open={open} onOpen={setOpen} onDone={replace} />
    </>
  );
}

interface OpenDialog {
  readonly lotId: string;
  readonly asks: 'refund' | 'cancel';
}

interface DialogProps {
  readonly lots: Pass['lots'];
  readonly open: OpenDialog | null;
  readonly onOpen: (open: OpenDialog | null) => void;
  readonly onDone: (lot: Pass['lots'][number]) => void;
}

function RefundDialogs({ lots, open, onOpen, onDone }: DialogProps) {
  const lot = lots.find(({ lot_id }) => lot_id === open?.lotId);
  if (lot === undefined) return null;
  const onClose = () => onOpen(null);
  const close = (changed: Pass['lots'][number]) => {
    onDone(changed);
    onClose();
  };
  if (open?.asks === 'refund') return <RefundDialog lot={lot} onClose={onClose} onDone={close} />;
  const { pending_refund: pending } = lot;
  if (pending === null) return null;
  return <CancelRefundDialog lot={lot} pending={pending} onClose={onClose} onDone={close} />;
}

/** "2 lots waiting at Smyrna"; null if all are here. */
export function elsewhereText(elsewhere: Pass['elsewhere'], hasMore: boolean): string | null {
  if (elsewhere.length === 0) return null;
  const parts = elsewhere.map(({ center, count }) => {
    const what = count === 1 ? 'lot' : 'lots';
    return `${count} ${hasMore ? 'more ' : ''}${what} waiting at ${center}`;
  });
  return `${parts.join(', ')}.`;
}
