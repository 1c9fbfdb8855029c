import type { newsletter } from '@hammerdock/contract/services/newsletter.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import { requesterAt } from '../../operations/accounts/code-requester.ts';
import { sendNewsletterLink } from '../../operations/messaging/newsletter-emails.ts';
import type { Handler } from '../../rpc/handler.ts';

/** Responds the same to every address, so that callers cannot find out who is subscribed. */
export const subscribeToNewsletter: Handler<typeof newsletter.subscribeToNewsletter> = (
  { email },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const request = {
      email: foldAscii(email),
      origin: ctx.config.origin,
      requester: requesterAt(ctx),
    };
    await sendNewsletterLink(tx, ctx.vault, request);
    return ok({});
  });
