// A hand-over that is on this device until the server has it (R33).
import { offline } from '../../../api/call-error.ts';
import type { Api } from '../../../api/client.ts';
import type { DeviceQueue, Queued } from '../../../lib/device-queue/device-queue.ts';
import type { Lot } from '../pass.ts';

export interface Handover extends Queued {
  readonly passId: string;
  readonly lotId: string;
  readonly title: string;
  /** Such as "Bea P.". */
  readonly buyer: string;
  /** It was sent without an answer, so it can’t be taken back on this device. */
  readonly mayHaveArrived: boolean;
}

/** Sending: for the first time; another attempt shows that it waits. */
export type HandoverState = 'sending' | 'waiting' | 'refused';

export function stateOf(handover: Handover, sendingId: string | null): HandoverState {
  const { id, refusal, mayHaveArrived } = handover;
  if (refusal !== null) return 'refused';
  return id === sendingId && !mayHaveArrived ? 'sending' : 'waiting';
}

const ANSWER_MS = 10_000;

interface Parts {
  readonly api: Api;
  readonly queue: DeviceQueue<Handover>;
  readonly onDone: (lot: Lot) => void;
}

export async function sendHandover(
  { api, queue, onDone }: Parts,
  { id, key, passId, lotId }: Handover,
): Promise<void> {
  if (!navigator.onLine) throw offline();
  // Marked first, since the answer may be lost; it may have been taken back meanwhile.
  if (!(await markSent(queue, id))) return;
  const { data } = await api(
    'pickup.pickUpLot',
    { pass_id: passId, lot: lotId },
    { idempotencyKey: key, timeoutMs: ANSWER_MS },
  );
  onDone(data.lot);
}

async function markSent(queue: DeviceQueue<Handover>, id: string): Promise<boolean> {
  const found: Handover[] = [];
  await queue.change(id, (item) => {
    found.push(item);
    return { ...item, mayHaveArrived: true };
  });
  return found.length > 0;
}
