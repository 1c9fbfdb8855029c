// Maps for a caller who is signed in or registers: a provider may charge for each question.
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { Ctx } from '../../context.ts';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { isRegistering } from '../../operations/accounts/registration.ts';

/** Whoever types an address does not wait longer for help. */
const TIMEOUT_MS = seconds(5);

export async function askMaps<T>(
  ctx: Ctx,
  token: string | undefined,
  ask: (maps: Ctx['maps'], signal: AbortSignal) => Promise<T>,
): Promise<Result<T, 'RegistrationNotStarted' | 'PlacesUnavailable'>> {
  const isKnown = ctx.actor !== null || (await isRegistering(ctx.db, token ?? ''));
  if (!isKnown) return refused('RegistrationNotStarted');
  try {
    return ok(await ask(ctx.maps, AbortSignal.timeout(TIMEOUT_MS)));
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return refused('PlacesUnavailable');
    throw error;
  }
}
