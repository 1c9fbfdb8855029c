// Notifications of users, queued as the store queues them.
import { KINDS, type KindName } from '@hammerdock/domain/notifications/kinds.ts';
import { queueNotification } from '../operations/messaging/queue-notification.ts';
import { newId } from '../security/ids.ts';
import type { World } from './world.ts';

interface Wanted {
  readonly kind?: KindName;
  readonly reason?: string;
  readonly subject?: string;
  /** A path of the store. */
  readonly path?: string;
}

/** Returns the id in the user's list. */
export async function notify(
  world: World,
  userId: string,
  { kind = 'outbid', reason = newId(), subject = 'You have been outbid', path }: Wanted = {},
): Promise<string> {
  const { context } = world.app;
  const button =
    path === undefined ? {} : { button: { label: 'See it', href: context.config.origin + path } };
  await world.owner.transaction().execute((tx) =>
    queueNotification(tx, context, {
      userId,
      kind,
      template: 'test',
      reason,
      subject,
      content: { heading: subject, paragraphs: ['It happened.', 'And more.'], ...button },
    }),
  );
  const { id } = await world.owner
    .selectFrom('notifications')
    .select('id')
    .where('dedupeKey', '=', `test ${reason} ${userId}`)
    .where('kind', '=', KINDS[kind].id)
    .executeTakeFirstOrThrow();
  return id;
}
