// Records calls that were denied for a missing role (S4). Each is logged; the audit gets one entry
// per user, call and minute, so that repetition cannot fill it.
import type { Actor, AppContext } from '../../context.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { RecentEntries } from './recent-entries.ts';

const ONCE_MS = 60_000;
const RECENT_MAX = 10_000;

interface Denied {
  readonly actor: Actor;
  /** Service and name. */
  readonly call: string;
  readonly requestId: string;
}

export class DeniedAccess {
  readonly #context: Pick<AppContext, 'db' | 'log'>;
  /** When each user and call was last audited, oldest first. */
  readonly #recent = new RecentEntries<number>(RECENT_MAX);

  constructor(context: Pick<AppContext, 'db' | 'log'>) {
    this.#context = context;
  }

  async record({ actor, call, requestId }: Denied): Promise<void> {
    const { userId, role } = actor;
    this.#context.log.warn({ userId, role, call, requestId }, 'a call was denied: role missing');
    if (!this.#isFirst(`${userId} ${call}`)) return;
    await this.#context.db.transaction().execute((tx) =>
      insertAudit(tx, {
        actorId: userId,
        action: 'call denied',
        subject: call,
        details: { role, requestId },
      }),
    );
  }

  #isFirst(key: string): boolean {
    const now = performance.now();
    const last = this.#recent.get(key);
    if (last !== undefined && now - last < ONCE_MS) return false;
    this.#recent.set(key, now);
    return true;
  }
}
