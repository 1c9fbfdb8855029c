// Authentication and access checks, shared by HTTP, sockets and server rendering.
import type { Access, Call } from '@hammerdock/contract/call.ts';
import { mayCall } from '@hammerdock/domain/permissions/who-may.ts';
import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { digest } from '../../security/ids.ts';
import { findActorBySession } from '../../store/accounts/sessions.ts';
import { RecentEntries } from './recent-entries.ts';

const CACHE_MS = 1000;
const ENTRIES_MAX = 10_000;

interface FoundSession {
  /** null: not looked up yet. */
  readonly actor: Actor | null;
  readonly until: number;
}

export class Sessions {
  readonly #db: Db;
  /** By the hash of each token that had a session when it was last looked up. */
  readonly #found: RecentEntries<FoundSession>;
  /**
   * Until when a token without a session is not looked up again. Separate, so that made-up tokens
   * evict no sessions.
   */
  readonly #unknown: RecentEntries<number>;
  readonly #cacheMs: number;

  constructor(db: Db, { entriesMax = ENTRIES_MAX, cacheMs = CACHE_MS } = {}) {
    this.#db = db;
    this.#cacheMs = cacheMs;
    this.#found = new RecentEntries(entriesMax);
    this.#unknown = new RecentEntries(entriesMax);
  }

  /** The account of a token, cached for at most a second (R45). */
  async findActor(token: string | null): Promise<Actor | null> {
    if (token === null || token === '') return null;
    const hash = digest(token);
    const now = performance.now();
    const found = this.#found.get(hash);
    if (found !== undefined && found.until > now) return found.actor;
    if ((this.#unknown.get(hash) ?? 0) > now) return null;
    const actor = await findActorBySession(this.#db, hash);
    const until = performance.now() + this.#cacheMs;
    if (actor === null) {
      this.#found.delete(hash);
      this.#unknown.set(hash, until);
    } else this.#found.set(hash, { actor, until });
    return actor;
  }

  /**
   * Whether this token had a session at its last look-up by this node, or needs no look-up. The
   * limit of unknown tokens does not apply to it: it is per address, and many users share one.
   */
  isKnown(token: string | null): boolean {
    if (token === null || token === '') return true;
    const hash = digest(token);
    return this.#found.has(hash) || (this.#unknown.get(hash) ?? 0) > performance.now();
  }

  /** The token of a session that has just begun. */
  expect(token: string): void {
    this.#found.set(digest(token), { actor: null, until: 0 });
  }

  forget(token: string): void {
    this.#found.delete(digest(token));
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
