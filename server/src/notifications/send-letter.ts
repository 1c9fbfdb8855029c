// The way of every notification: find whom it is for, and queue one letter per reason.
import type { House } from '../context.ts';
import type { Letter } from '../operations/letter.ts';
import { queueMessage } from '../operations/queue-message.ts';
import { findAddressee } from '../store/addressees.ts';

export interface Notice {
  readonly userId: string;
  readonly template: string;
  /** The same reason is told once, however often the job runs. */
  readonly reason: string;
  readonly subject: string;
  readonly letter: Letter;
}

export async function sendLetter({ workerDb }: House, notice: Notice): Promise<void> {
  await workerDb.transaction().execute(async (tx) => {
    const addressee = await findAddressee(tx, notice.userId);
    if (addressee === null) return;
    const { letter, subject, template, userId, reason } = notice;
    const greeting = `Hello ${addressee.firstName},`;
    await queueMessage(tx, {
      channel: 'email',
      dedupeKey: `${template} ${reason} ${userId}`,
      userId,
      template,
      recipient: addressee.email,
      subject,
      letter: { ...letter, paragraphs: [greeting, ...letter.paragraphs] },
    });
  });
}
