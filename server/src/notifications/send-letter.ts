// The way of every notification: find whom it is for, and queue one notice per reason.
import type { House } from '../context.ts';
import { queueNotice, type Notice } from '../operations/queue-notice.ts';

export const sendLetter = (house: House, notice: Notice): Promise<void> =>
  house.workerDb.transaction().execute((tx) => queueNotice(tx, house, notice));
