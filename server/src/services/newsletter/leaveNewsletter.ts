import type { newsletter } from '@hammerdock/contract/services/newsletter.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { endSubscription } from '../../store/messaging/newsletter.ts';

/** Idempotent. */
export const leaveNewsletter: Handler<typeof newsletter.leaveNewsletter> = ({ token }, ctx) =>
  ctx.transact(async (tx) => {
    const [id = '', leaveToken = ''] = token.split('.');
    const email = isId(id) ? await endSubscription(tx, { id, leaveToken }) : null;
    return email === null ? refused('NewsletterLinkInvalid') : ok({ email });
  });
