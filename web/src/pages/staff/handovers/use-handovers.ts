// The hand-overs of this device: stored, sent in order, and shown until they are settled (R33).
import { useRef, useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { isPassing } from '../../../api/passing-error.ts';
import { useApi } from '../../../api/use-api.ts';
import { openDeviceQueue, type DeviceQueue } from '../../../lib/device-queue/device-queue.ts';
import { openMemoryQueue } from '../../../lib/device-queue/memory-queue.ts';
import { openSender } from '../../../lib/device-queue/open-sender.ts';
import { useFlush } from '../../../lib/device-queue/use-flush.ts';
import { buyerOf, type Lot, type Pass } from '../pass.ts';
import { sendHandover, stateOf, type Handover, type HandoverState } from './handover.ts';

/** Buyers wait at the desk, so more often than the intake. */
const EVERY_MS = 5_000;

export interface ShownHandover extends Handover {
  readonly state: HandoverState;
}

export interface Handovers {
  /** The oldest first. */
  readonly all: readonly ShownHandover[];
  /** false: a closed tab loses them. */
  readonly isStored: boolean;
  /** Nothing where the lot waits already. */
  readonly give: (pass: Pass, lot: Lot) => Promise<void>;
  /** Unless it was sent. */
  readonly takeBack: (handover: Handover) => Promise<void>;
  readonly dismiss: (handover: Handover) => Promise<void>;
}

/** `onDone` gets each lot as the server has it after its hand-over. */
export function useHandovers(userId: string, onDone: (lot: Lot) => void): Handovers {
  const api = useApi();
  const [items, setItems] = useState<readonly Handover[]>([]);
  const [sendingId, setSendingId] = useState<string | null>(null);
  const [isStored, setIsStored] = useState(true);
  const [sender] = useState(() =>
    openSender<Handover>({
      name: 'hammerdock-desk',
      open: () => openQueue(() => setIsStored(false)),
      userId,
      send: async (handover, queue) => {
        setSendingId(handover.id);
        await sendHandover({ api, queue, onDone }, handover).finally(() => setSendingId(null));
      },
      willPass: isPassing,
      textOf,
      onItems: setItems,
      onBroken: () => setIsStored(false),
    }),
  );
  useFlush(sender, EVERY_MS);
  const giving = useRef(new Set<string>());
  const give = async (pass: Pass, { lot_id: lotId, title }: Lot): Promise<void> => {
    const before = items.find((item) => item.lotId === lotId);
    if (giving.current.has(lotId) || (before !== undefined && before.refusal === null)) return;
    giving.current.add(lotId);
    try {
      if (before !== undefined) await sender.remove(before);
      const buyer = buyerOf(pass);
      await sender.add({ passId: pass.pass_id, lotId, title, buyer, mayHaveArrived: false });
    } finally {
      giving.current.delete(lotId);
    }
  };
  return {
    all: items.map((item) => ({ ...item, state: stateOf(item, sendingId) })),
    isStored,
    give,
    takeBack: ({ id }) => sender.change(id, (item) => (item.mayHaveArrived ? item : null)),
    dismiss: sender.remove,
  };
}

const openQueue = (onUnstored: () => void): Promise<DeviceQueue<Handover>> =>
  openDeviceQueue<Handover>('handovers').catch(() => {
    // Hand-overs of this tab only, which the page says.
    onUnstored();
    return openMemoryQueue<Handover>();
  });
