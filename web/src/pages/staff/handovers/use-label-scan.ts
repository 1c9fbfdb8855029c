import { useState } from 'react';
import { isOffline, textOf } from '../../../api/call-error.ts';
import { useCommand } from '../../../api/query.tsx';
import type { Lot, Pass } from '../pass.ts';
import type { HandoverState } from './handover.ts';
import type { Handovers } from './use-handovers.ts';

const UNKNOWN_OFFLINE =
  'You’re offline, and this label isn’t of a lot that is ready for this buyer. ' +
  'Scan it again once you’re back online.';

interface Parts {
  readonly pass: Pass;
  readonly handovers: Handovers;
  readonly onChange: (lot: Lot) => void;
}

/**
 * The label of a ready lot hands it over like its button. The server says what another label
 * belongs to.
 */
export function useLabelScan({ pass, handovers, onChange }: Parts) {
  const [scannedId, setScannedId] = useState<string | null>(null);
  const lotOfScan = pass.lots.find(({ lot_id }) => lot_id === scannedId);
  const ask = useCommand('pickup.pickUpLot', {
    onDone: ({ lot }) => onChange(lot),
    onRefused: () => true,
  });
  const scanned = handovers.all.find(({ lotId }) => lotId === scannedId);
  const read = (label: string): boolean => {
    const lot = pass.lots.find(({ auctionid }) => isSame(auctionid, label));
    const isReady = lot?.status === 'ready';
    setScannedId(isReady ? lot.lot_id : null);
    ask.reset();
    if (isReady) void handovers.give(pass, lot);
    else ask.mutate({ pass_id: pass.pass_id, lot: label });
    return isReady;
  };
  const refusal = scanned?.refusal ?? null;
  const asked = ask.isError ? (isOffline(ask.error) ? UNKNOWN_OFFLINE : textOf(ask.error)) : null;
  return {
    read,
    isBusy: ask.isPending,
    complaint: asked ?? refusal,
    /** What became of the last one, whose row may be out of view. */
    note: lotOfScan === undefined ? null : noteOf(lotOfScan, scanned?.state),
  };
}

function noteOf({ title, status }: Lot, state: HandoverState | undefined): string | null {
  if (state === 'waiting') return `${title}: handed over, waiting for the network`;
  return state === undefined && status === 'picked up' ? `${title}: picked up` : null;
}

/** Scanners may read it in lower case. */
const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
