// The context of a call, always passed explicitly.
import type { Role } from '@hammerdock/domain/permissions/who-may.ts';
import type { Config } from './config/config.ts';
import type { Db, Tx } from './db/database.ts';
import type { PaymentProvider } from './gateways/payments/provider.ts';
import type { EmailGateway } from './gateways/email/gateway.ts';
import type { IdentityGateway } from './gateways/identity/gateway.ts';
import type { PushGateway } from './gateways/push/gateway.ts';
import type { Maps } from './gateways/maps/open-maps.ts';
import type { Passwords } from './security/passwords.ts';
import type { SmsGateway } from './gateways/sms/gateway.ts';
import type { Vault } from './security/vault.ts';
import type { TtlCache } from './db/ttl-cache.ts';
import type { BidLimits } from './bidding-engine/rate-limit.ts';
import type { BiddingEngine } from './bidding-engine/bidding-engine.ts';
import type { StoredArchives } from './archives/stored-archives.ts';
import type { PictureStore } from './images/picture-store.ts';
import type { Uploads } from './images/uploads.ts';
import type { BannerRow } from './store/catalog/banners.ts';
import type { CenterRow } from './store/pickup/centers.ts';
import type { ReadStored } from './store/platform/idempotency-keys.ts';
import type { HomeList } from './store/catalog/home-lists.ts';

/** Every log line is written through it; personal data and secrets are redacted. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Exclude<Role, 'guest'>;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly centerId: string | null;
  /** The admin who impersonates this user: may read, may not bid or pay (R36). */
  readonly impersonatorId: string | null;
}

/** What outlives a request: created once in app.ts. */
export interface AppContext {
  readonly config: Config;
  readonly db: Db;
  readonly workerDb: Db;
  readonly log: Log;
  readonly payments: PaymentProvider;
  readonly email: EmailGateway;
  readonly sms: SmsGateway;
  readonly maps: Maps;
  /** null: the store offers no check. */
  readonly identity: IdentityGateway | null;
  /** null: the store offers no push. */
  readonly push: PushGateway | null;
  readonly uploads: Uploads;
  readonly lotPhotos: PictureStore;
  readonly archives: StoredArchives;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly biddingEngine: BiddingEngine;
  readonly bidLimits: BidLimits;
  readonly homeLists: TtlCache<readonly HomeList[]>;
  readonly homeBanners: TtlCache<readonly BannerRow[]>;
  readonly centers: TtlCache<readonly CenterRow[]>;
  /** Wakes the dispatcher after events were committed, before its next poll. */
  readonly wakeDispatcher: () => void;
}

export interface Ctx extends AppContext {
  readonly actor: Actor | null;
  readonly requestId: string;
  readonly address: string;
  /** The address as limits count it. */
  readonly addressKey: string;
  /** The cookie of a browser that was used to sign in before (SF15). */
  readonly deviceToken: string | null;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /**
   * Runs `write` in one transaction and wakes the dispatcher after the commit. A returned refusal
   * rolls it back. In a call repeatable by key, the same key returns the first answer (R3);
   * `readStored` parses it where it differs from the call's output.
   */
  readonly transact: <T>(write: (tx: Tx) => Promise<T>, readStored?: ReadStored<T>) => Promise<T>;
  /** Whether this call repeats an accepted one, by its key (R69). */
  readonly isRepeat: () => Promise<boolean>;
  readonly session: SessionDoor;
}

export interface MemberCtx extends Ctx {
  readonly actor: Actor;
}

/** How a call makes the transport set or clear the session cookie (R45). */
export interface SessionDoor {
  begin(begun: { userToken: string; deviceToken: string }, persistent: boolean): void;
  end(): void;
}
