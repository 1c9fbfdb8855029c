// The way of every notification: find whom it is for, and queue one notice per reason.
import type { AppContext } from '../context.ts';
import { queueNotice, type Notice } from '../operations/queue-notice.ts';

export const sendLetter = (context: AppContext, notice: Notice): Promise<void> =>
  context.workerDb.transaction().execute((tx) => queueNotice(tx, context, notice));
