// Finds the account of a request, within the limit of unknown tokens per address.
import type { Actor } from '../../context.ts';
import type { Caller, Pipeline } from '../pipeline.ts';

export type FoundActor =
  | { readonly kind: 'found'; readonly actor: Actor | null }
  | { readonly kind: 'too many'; readonly retryAfterSeconds: number };

/** Checks the limit before the look-up, so that guessed tokens do not load the database. */
export async function findActorOf(
  { sessions, limits }: Pick<Pipeline, 'sessions' | 'limits'>,
  { token, address, pageUserId }: Pick<Caller, 'token' | 'address' | 'pageUserId'>,
): Promise<FoundActor> {
  const retryAfterSeconds = sessions.isKnown(token) ? null : await limits.refuseLookup(address);
  if (retryAfterSeconds !== null) return { kind: 'too many', retryAfterSeconds };
  const actor = await sessions.findActor(token);
  if (actor === null && token !== null) await limits.countUnknownToken(address);
  // Another tab has signed in another user.
  const isOther = actor !== null && pageUserId !== null && pageUserId !== actor.userId;
  return { kind: 'found', actor: isOther ? null : actor };
}
