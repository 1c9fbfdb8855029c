// Who requests a code or a link. The owner of the target has a separate limit, so that requests by
// strangers in the owner's name cannot use it up (SF15).
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { digest } from '../../security/ids.ts';
import { NIL_ID } from '../../store/platform/id-shape.ts';
import { isKnownDevice } from '../../store/accounts/sign-in-devices.ts';

export interface Requester {
  readonly isOwner: boolean;
  /** Stored with the code, because each source has its own limit. */
  readonly source: string;
}

export const ownerOf = (userId: string): Requester => ({
  isOwner: true,
  source: `owner ${userId}`,
});

/** A caller who requests a code for a target that is not on the caller's account yet. */
export const requesterAt = ({
  actor,
  addressKey,
}: Pick<Ctx, 'actor' | 'addressKey'>): Requester => ({
  isOwner: false,
  source: actor === null ? `address ${addressKey}` : `account ${actor.userId}`,
});

/** Does the same work whether the account exists or not (R35). */
export async function requesterFor(
  db: Db,
  ctx: Pick<Ctx, 'actor' | 'addressKey' | 'deviceToken'>,
  accountId: string | null,
): Promise<Requester> {
  const deviceHash = digest(ctx.deviceToken ?? '');
  const userId = accountId ?? NIL_ID;
  const isKnown = await isKnownDevice(db, { userId, deviceHash });
  return isKnown || ctx.actor?.userId === userId ? ownerOf(userId) : requesterAt(ctx);
}
