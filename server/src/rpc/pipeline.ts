// What every call of the pipeline is given: who sent it, and the services it needs.
import type { AppContext } from '../context.ts';
import type { TtlCache } from '../db/ttl-cache.ts';
import type { Sessions } from './access/access.ts';
import type { DeniedAccess } from './access/denied-access.ts';
import type { Limits } from './limits.ts';

export interface Caller {
  readonly token: string | null;
  readonly address: string;
  readonly deviceToken: string | null;
  /** The user whose page sent it; null: unknown. */
  readonly pageUserId: string | null;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
}

export interface Pipeline {
  readonly context: AppContext;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly deniedAccess: DeniedAccess;
  /** The message during maintenance; null otherwise. */
  readonly maintenance: TtlCache<string | null>;
}
