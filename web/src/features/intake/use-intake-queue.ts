// The queue of the intake: sent whenever there is a connection, and shown.
import { useState } from 'react';
import { uploadLotPhoto } from '../../api/pictures/upload-lot-photo.ts';
import { useApi } from '../../api/use-api.ts';
import { useSession } from '../../api/session.ts';
import { openDeviceQueue } from '../../lib/device-queue/device-queue.ts';
import { openSender } from '../../lib/device-queue/open-sender.ts';
import { useFlush } from '../../lib/device-queue/use-flush.ts';
import type { QueuedLot } from './queued-lot.ts';
import {
  inputOf,
  reasonOf,
  sendLot,
  willPass,
  type IntakeInput,
  type LotSending,
  type NewIntakeLot,
} from './send-lot.ts';

/** Again while lots wait, since a device may find its connection without an event. */
const EVERY_MS = 20_000;
const ANSWER_MS = 30_000;

export function useIntakeQueue() {
  const api = useApi();
  const { user } = useSession();
  const [lots, setLots] = useState<readonly QueuedLot[]>([]);
  const [isBroken, setIsBroken] = useState(false);
  const [sender] = useState(() => {
    const parts: Omit<LotSending, 'queue'> = {
      upload: async (lot, photo) => {
        const { name } = await uploadLotPhoto(fileOf(photo), { acting: actingOf(inputOf(lot)) });
        return name;
      },
      save: (lot) =>
        api('intake.saveIntakeLot', inputOf(lot), {
          idempotencyKey: lot.key,
          timeoutMs: ANSWER_MS,
        }),
      newKey: () => crypto.randomUUID(),
    };
    return openSender<QueuedLot>({
      name: 'hammerdock-intake',
      open: () => openDeviceQueue('lots'),
      userId: user?.user_id ?? '',
      send: (lot, queue) => sendLot({ ...parts, queue }, lot),
      willPass,
      textOf: reasonOf,
      onItems: setLots,
      onBroken: () => setIsBroken(true),
    });
  });
  useFlush(sender, EVERY_MS);
  const add = (lot: NewIntakeLot): Promise<void> => sender.add({ ...lot, sentPhotos: [] });
  return { lots, isBroken, ...sender, add };
}

const fileOf = (photo: Blob): File =>
  photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type });

const actingOf = ({ seller_id }: IntakeInput) => (seller_id === undefined ? {} : { seller_id });
