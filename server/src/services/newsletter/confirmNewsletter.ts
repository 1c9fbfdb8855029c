import type { newsletter } from '@hammerdock/contract/services/newsletter.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import {
  consumeNewsletterLink,
  welcomeSubscriber,
} from '../../operations/messaging/newsletter-emails.ts';
import type { Handler } from '../../rpc/handler.ts';

export const confirmNewsletter: Handler<typeof newsletter.confirmNewsletter> = ({ token }, ctx) =>
  ctx.transact(async (tx) => {
    const email = await consumeNewsletterLink(tx, token);
    if (email === null) return refused('NewsletterLinkInvalid');
    await welcomeSubscriber(tx, { email, origin: ctx.config.origin });
    return ok({ email });
  });
