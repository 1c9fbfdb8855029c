// Who is calling, and may they: the same answer for HTTP, sockets and server rendering.
import type { Access } from '@hammerdock/contract/call.ts';
import { mayCall } from '@hammerdock/domain/permissions/who-may.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import { digest } from '../gateways/ids.ts';
import { findActorBySession } from '../store/sessions.ts';

const CACHE_MS = 1000;
const CACHE_MAX = 10_000;

export class Sessions {
  readonly #db: Db;
  readonly #seen = new Map<string, { actor: Actor | null; until: number }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The account behind a token, remembered for a second at most (R45). */
  async findActor(token: string | null): Promise<Actor | null> {
    if (token === null || token === '') return null;
    const hash = digest(token);
    const known = this.#seen.get(hash);
    if (known !== undefined && known.until > performance.now()) return known.actor;
    const actor = await findActorBySession(this.#db, hash);
    if (this.#seen.size >= CACHE_MAX) this.#seen.clear();
    this.#seen.set(hash, { actor, until: performance.now() + CACHE_MS });
    return actor;
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
