// The step of a lot at which the viewer was outbid (BID-25).
import type { ExplainedStep } from './explain.ts';

/** The last such step; null if there is none, or the viewer has led since. */
export function findOutbidding(
  steps: readonly ExplainedStep[],
  viewerId: string,
): ExplainedStep | null {
  const place = steps.findLastIndex((step) => putsBehind(step, viewerId));
  const hasLedSince = steps.slice(place + 1).some(({ leaderId }) => leaderId === viewerId);
  return hasLedSince ? null : (steps[place] ?? null);
}

function putsBehind({ kind, actorId, rivalId }: ExplainedStep, viewerId: string): boolean {
  if (kind === 'took lead') return rivalId === viewerId;
  if (kind === 'bought') return actorId !== viewerId;
  return actorId === viewerId && (kind === 'lost' || kind === 'tied' || kind === 'passed over');
}
