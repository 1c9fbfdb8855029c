// Authentication and access checks, shared by HTTP, sockets and server rendering.
import type { Access, Call } from '@hammerdock/contract/call.ts';
import { mayCall } from '@hammerdock/domain/permissions/who-may.ts';
import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { digest } from '../../security/ids.ts';
import { findActorBySession } from '../../store/accounts/sessions.ts';

const CACHE_MS = 1000;
const ENTRIES_MAX = 10_000;

export class Sessions {
  readonly #db: Db;
  readonly #seen = new Map<string, { actor: Actor | null; until: number }>();

  readonly #entriesMax: number;

  constructor(db: Db, { entriesMax = ENTRIES_MAX } = {}) {
    this.#db = db;
    this.#entriesMax = entriesMax;
  }

  /** The account of a token, cached for at most a second (R45). */
  async findActor(token: string | null): Promise<Actor | null> {
    if (token === null || token === '') return null;
    const hash = digest(token);
    const known = this.#seen.get(hash);
    if (known !== undefined && known.until > performance.now()) return known.actor;
    const actor = await findActorBySession(this.#db, hash);
    // Deleted first, so that the order of the entries is the order of their look-ups.
    this.#seen.delete(hash);
    this.#evictOldest();
    this.#seen.set(hash, { actor, until: performance.now() + CACHE_MS });
    return actor;
  }

  /** Whether this node has looked the token up within the last second; no token needs a look-up. */
  isKnown(token: string | null): boolean {
    if (token === null || token === '') return true;
    const known = this.#seen.get(digest(token));
    return known !== undefined && known.until > performance.now();
  }

  /** Evicts a single entry, so that made-up tokens do not clear the whole cache. */
  #evictOldest(): void {
    if (this.#seen.size < this.#entriesMax) return;
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }

  forget(token: string): void {
    this.#seen.delete(digest(token));
  }
}

export function refuseAccess(
  access: Access,
  actor: Actor | null,
): 'SignInNeeded' | 'RoleMissing' | null {
  if (mayCall(access, actor?.role ?? 'guest')) return null;
  return actor === null ? 'SignInNeeded' : 'RoleMissing';
}

/** R36: calls that declare `ImpersonatorMayNot` refuse every impersonated session. */
export function refuseImpersonator(
  { refusals }: Pick<Call, 'refusals'>,
  actor: Actor | null,
): 'ImpersonatorMayNot' | null {
  const impersonated = actor !== null && actor.impersonatorId !== null;
  return impersonated && refusals.includes('ImpersonatorMayNot') ? 'ImpersonatorMayNot' : null;
}
