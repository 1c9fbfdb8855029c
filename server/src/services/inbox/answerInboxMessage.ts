import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { queueMessage } from '../../operations/messaging/queue-message.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { answerInboxRow, lockInboxMessage } from '../../store/messaging/inbox.ts';

export const answerInboxMessage: Handler<typeof inbox.answerInboxMessage> = async (
  { id, answer },
  ctx,
) => {
  if (!isId(id)) return refused('NotFound');
  const actorId = ctx.actor.userId;
  return ctx.transact(async (tx) => {
    const asked = await lockInboxMessage(tx, id);
    if (asked === undefined) return refused('NotFound');
    if (asked.answer !== null) return refused('AnsweredAlready');
    await answerInboxRow(tx, { id, answer, answeredBy: actorId });
    const { origin } = ctx.config;
    const lotButton = {
      label: 'Open the lot',
      href: `${origin}/productView/${asked.lotId ?? ''}`,
    };
    await queueMessage(tx, {
      channel: 'email',
      dedupeKey: `inbox answer ${id}`,
      userId: asked.userId,
      template: 'inbox-answer',
      recipient: asked.email,
      subject: `Re: ${asked.subject}`,
      content: {
        heading: 'Our answer to your message',
        paragraphs: [`Hi ${asked.name},`, ...answer.split(/\n\s*\n/), `You wrote: ${asked.body}`],
        ...(asked.lotId === null ? {} : { button: lotButton }),
      },
    });
    await insertAudit(tx, { actorId, action: 'message answered', subject: id, details: {} });
    return ok({});
  });
};
