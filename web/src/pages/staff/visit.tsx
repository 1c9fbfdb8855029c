import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { CancelRefundDialog } from './cancel-refund-dialog.tsx';
import { DeskLot } from './desk-lot.tsx';
import { RefusedHandovers } from './handovers/handover-notes.tsx';
import type { Handovers } from './handovers/use-handovers.ts';
import { useLabelScan } from './handovers/use-label-scan.ts';
import { buyerOf, type Lot, type Pass } from './pass.ts';
import classes from './desk.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { ScanBox } from './scan-box.tsx';

interface Props {
  readonly pass: Pass;
  /** This desk's; null for all centers. */
  readonly center: string | null;
  readonly handovers: Handovers;
  readonly onChange: (lot: Lot) => void;
  readonly onEnd: () => void;
}

/**
 * One buyer's lots in walking order. Each is handed over by its label or its button, also without a
 * connection (R33), and paid lots can be refunded (R30).
 */
export function Visit({ pass, center, handovers, onChange, onEnd }: Props) {
  const { lots } = pass;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const undo = useUndo(pass, onChange);
  const scan = useLabelScan({ pass, handovers, onChange });
  const isOnline = useOnline();
  const handoverOf = ({ lot_id }: Lot) => handovers.all.find(({ lotId }) => lotId === lot_id);
  const readyCount = lots.filter((lot) => {
    const state = handoverOf(lot)?.state;
    return lot.status === 'ready' && (state === undefined || state === 'refused');
  }).length;
  const away = elsewhereText(pass.elsewhere, lots.length > 0);
  return (
    <>
      <PageHead title={buyerOf(pass)}>
        <Button variant={readyCount === 0 ? 'filled' : 'default'} onClick={onEnd}>
          Next buyer
        </Button>
      </PageHead>
      <RefusedHandovers handovers={handovers} openPassId={pass.pass_id} />
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
            missing="Scan or type a lot’s label first."
            busy={scan.isBusy}
            complaint={scan.complaint}
            note={scan.note}
            onScan={scan.read}
          />
          <Text role="status" fw={600}>
            {readyCount === 0 ? 'All done' : `${readyCount} to hand over`}
          </Text>
          <ol className={classes.lots}>
            {lots.map((lot) => (
              <DeskLot
                key={lot.lot_id}
                lot={lot}
                handover={handoverOf(lot) ?? null}
                isOnline={isOnline}
                busy={undo.isPending}
                trouble={undo.troubleOf(lot)}
                onGive={() => void handovers.give(pass, lot)}
                onTakeBack={(handover) => void handovers.takeBack(handover)}
                onDismiss={(handover) => void handovers.dismiss(handover)}
                onUndo={() => undo.undo(lot)}
                onRefund={() => setOpen({ lotId: lot.lot_id, asks: 'refund' })}
                onCancelRefund={() => setOpen({ lotId: lot.lot_id, asks: 'cancel' })}
              />
            ))}
          </ol>
        </Stack>
      )}
      <RefundDialogs lots={lots} open={open} onOpen={setOpen} onDone={onChange} />
    </>
  );
}

/** Why it failed is shown at the lot. */
function useUndo(pass: Pass, onChange: (lot: Lot) => void) {
  const { isPending, error, mutate, variables } = useCommand('pickup.undoPickUp', {
    onDone: ({ lot }) => onChange(lot),
    onRefused: () => true,
  });
  return {
    isPending,
    troubleOf: ({ lot_id }: Lot): string | null =>
      error !== null && variables?.lot_id === lot_id ? textOf(error) : null,
    undo: ({ lot_id }: Lot) => mutate({ pass_id: pass.pass_id, lot_id }),
  };
}

interface OpenDialog {
  readonly lotId: string;
  readonly asks: 'refund' | 'cancel';
}

interface DialogProps {
  readonly lots: Pass['lots'];
  readonly open: OpenDialog | null;
  readonly onOpen: (open: OpenDialog | null) => void;
  readonly onDone: (lot: Lot) => void;
}

function RefundDialogs({ lots, open, onOpen, onDone }: DialogProps) {
  const lot = lots.find(({ lot_id }) => lot_id === open?.lotId);
  if (lot === undefined) return null;
  const onClose = () => onOpen(null);
  const close = (changed: Lot) => {
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
