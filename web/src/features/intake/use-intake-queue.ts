// The queue of the intake: sent whenever there is a connection, and shown.
import { useEffect, useState } from 'react';
import { uploadLotPhoto } from '../../api/pictures/upload-lot-photo.ts';
import { useApi } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import type { QueuedLot } from '../../lib/intake-queue/intake-queue.ts';
import { openSender } from './open-sender.ts';
import { inputOf, type IntakeInput } from './send-queue.ts';

/** Again while lots wait, since a device may find its connection without an event. */
const EVERY_MS = 20_000;
const ANSWER_MS = 30_000;

export function useIntakeQueue() {
  const api = useApi();
  const { user } = useSession();
  const [lots, setLots] = useState<readonly QueuedLot[]>([]);
  const [isBroken, setIsBroken] = useState(false);
  const [sender] = useState(() =>
    openSender({
      userId: user?.user_id ?? '',
      upload: async (lot, photo) => {
        const { name } = await uploadLotPhoto(fileOf(photo), { acting: actingOf(inputOf(lot)) });
        return name;
      },
      save: (lot) =>
        api('intake.saveIntakeLot', inputOf(lot), {
          idempotencyKey: lot.key,
          timeoutMs: ANSWER_MS,
        }),
      onLots: setLots,
      onBroken: () => setIsBroken(true),
    }),
  );
  useEffect(() => {
    const { flush } = sender;
    flush();
    window.addEventListener('online', flush);
    const timer = setInterval(flush, EVERY_MS);
    return () => {
      window.removeEventListener('online', flush);
      clearInterval(timer);
    };
  }, [sender]);
  return { lots, isBroken, ...sender };
}

const fileOf = (photo: Blob): File =>
  photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type });

const actingOf = ({ seller_id }: IntakeInput) => (seller_id === undefined ? {} : { seller_id });
