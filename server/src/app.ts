// Wires the server: database, gateways, calls, live events, jobs, pages.
import type { Limit } from '@hammerdock/contract/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openBackground } from './background.ts';
import { scheduledJobs, type ScheduledJobs } from './jobs/schedule.ts';
import { addressOf } from './http/caller-address.ts';
import { openHttp } from './http/http-server.ts';
import type { Config } from './config/config.ts';
import type { AppContext } from './context.ts';
import { checkDemoPeople } from './db/check-demo-people.ts';
import { checkPaymentRecords } from './db/check-payment-records.ts';
import { checkRoles } from './db/check-roles.ts';
import { openDatabase, type Db } from './db/database.ts';
import { openPool, type DatabaseTarget } from './db/pool.ts';
import type { Extension } from './extension.ts';
import type { PaymentProvider } from './gateways/payments/provider.ts';
import { openPaymentProvider } from './gateways/payments/providers.ts';
import type { SandboxFaults } from './gateways/payments/sandbox/faults.ts';
import { checkProviders } from './gateways/check-providers.ts';
import { openMessageProviders, type MessageProviders } from './gateways/message-providers.ts';
import type { IdentityGateway } from './gateways/identity/gateway.ts';
import { openIdentity } from './gateways/identity/open-identity.ts';
import { openMaps, type Maps } from './gateways/maps/open-maps.ts';
import type { PushGateway } from './gateways/push/gateway.ts';
import { openPush } from './gateways/push/open-push.ts';
import type { FileStorage } from './gateways/storage/gateway.ts';
import { StoredArchives } from './archives/stored-archives.ts';
import { openStorage } from './gateways/storage/open-storage.ts';
import { readOwnSecret } from './security/own-secret.ts';
import type { RedisStream } from './realtime/redis-stream.ts';
import { openPasswords, type PasswordCost } from './security/passwords.ts';
import { openVault } from './security/vault.ts';
import { TtlCache } from './db/ttl-cache.ts';
import { mountExports } from './exports/mount-exports.ts';
import { mountDocuments } from './documents/mount-documents.ts';
import { checkSecret } from './operations/platform/check-secret.ts';
import { applyOnce } from './operations/payments/apply-once.ts';
import { resolveTransferAccount } from './operations/accounting/transfer-account.ts';
import { resolveTransfer } from './operations/accounting/transfer-payout.ts';
import { resolveDispute } from './operations/payments/resolve-disputes.ts';
import { resolveBank, resolveCard } from './operations/payments/resolve-sources.ts';
import { resolveRefund } from './operations/payments/give-back.ts';
import { pageAfterBank } from './operations/payments/page-after-bank.ts';
import { resolvePayment } from './operations/payments/resolve-payments.ts';
import { openBidLimits } from './bidding-engine/rate-limit.ts';
import { measureBids } from './monitoring/metrics.ts';
import { type BiddingEngine, openBiddingEngine } from './bidding-engine/bidding-engine.ts';
import { recordHeartbeat } from './operations/auctions/recover-from-outage.ts';
import { Sessions } from './rpc/access/access.ts';
import { DeniedAccess } from './rpc/access/denied-access.ts';
import { localDisk, type Disk } from './images/disk.ts';
import { mountPictures } from './images/mount-pictures.ts';
import { mountArchivePhotos } from './images/mount-archive-photos.ts';
import { mountUploads } from './images/mount-uploads.ts';
import { LOT_PHOTOS, PictureStore } from './images/picture-store.ts';
import { Uploads } from './images/uploads.ts';
import { mountHealth } from './rpc/health.ts';
import type { Pipeline } from './rpc/pipeline.ts';
import { findActorOf } from './rpc/access/find-actor.ts';
import { Limits } from './rpc/limits.ts';
import { watchMaintenance } from './rpc/maintenance.ts';
import { callerOf, mountCalls } from './rpc/mount.ts';
import { mountOneClick } from './rpc/access/one-click.ts';
import { mountApiReference } from './rpc/api-reference.ts';
import { mountedCalls } from './rpc/table.ts';
import { listBanners } from './store/catalog/banners.ts';
import { listCenters } from './store/pickup/centers.ts';
import { readHomeLists } from './store/catalog/home-lists.ts';
import { isLabelOfLot } from './store/auctions/lot-pictures.ts';
import { mountWebhooks } from './webhooks/mount-webhooks.ts';
import { mountPolicyReports } from './ssr/policy-reports.ts';

/** How old data shared by all visitors may be (docs/decisions/0024). */
const SHARED_MS = 1000;
/** How old the health of providers may be: a check signs in there. */
const PROVIDERS_MS = 30_000;
/** A page of search results shows dozens of labels, each rendered once. */
const LABEL_LIMIT: Limit = { max: 200, seconds: 60, per: 'address' };
/** A PDF takes the processor about a tenth of a second. */
const DOCUMENT_LIMIT: Limit = { max: 60, seconds: 60, per: 'address' };
/** A page of them shows fifty photos; each is unpacked and scaled. */
const PREVIEW_LIMIT: Limit = { max: 600, seconds: 60, per: 'address' };
const REPORT_LIMIT: Limit = { max: 60, seconds: 60, per: 'address' };
const PROVIDER_LIMIT: Limit = { max: 20, seconds: 60, per: 'address' };

export interface Targets {
  readonly app: DatabaseTarget;
  readonly worker: DatabaseTarget;
}

export interface App {
  readonly http: FastifyInstance;
  readonly context: AppContext;
  readonly pipeline: Pipeline;
  close(): Promise<void>;
}

export interface AppParts {
  /** Faults that the built-in payment provider simulates in tests. */
  readonly sandboxFaults?: SandboxFaults;
  /** Used where the configuration names no built-in one. */
  readonly payments?: PaymentProvider;
  /** Another cost of passwords than production's; for tests. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Used in place of the configured providers, by tests. */
  readonly email?: MessageProviders['email'];
  readonly sms?: MessageProviders['sms'];
  readonly maps?: Maps;
  readonly identity?: IdentityGateway;
  readonly push?: PushGateway;
  /** Where uploads are written; tests simulate a full disk. */
  readonly disk?: Disk;
  /** Called after each query of a call; for tests and benchmarks. */
  readonly onQuery?: Parameters<typeof openDatabase>[1];
  /** Those of production by default; tests run the jobs that they are about. */
  readonly scheduledJobs?: ScheduledJobs | undefined;
  /** What the demo package adds to a demo store. */
  readonly extension?: Extension | null;
  /** Mounts the pages; tests of calls omit it. */
  readonly mountPages?: (http: FastifyInstance, pipeline: Pipeline) => Promise<void>;
}

export async function openApp(
  config: Config,
  targets: Targets,
  log: Logger,
  parts: AppParts = {},
): Promise<App> {
  // First, because nothing needs closing yet when this fails.
  const secret = config.secret ?? (await readOwnSecret(config.dataDir));
  const vault = openVault(secret, log);
  const redis = await openRedis(config, log);
  const pools = openPools(config, targets, log);
  const providers = await openProviders(config, pools.payments, parts);
  const db: Db = openDatabase(pools.app, parts.onQuery);
  const workerDb: Db = openDatabase(pools.worker);
  await checkStore({ config, db, workerDb, vault, log, payments: providers.payments });
  let wakeDispatcher = (): void => undefined;
  let readMeters = (): Promise<void> => Promise.resolve();
  const context: AppContext = {
    config,
    db,
    workerDb,
    log,
    ...providers,
    push: parts.push ?? (await openPush(config, secret)),
    vault,
    passwords: openPasswords(parts.passwordCost),
    ...openFiles(config, providers.storage, parts.disk),
    biddingEngine: openEngine(pools.bids, workerDb, () => wakeDispatcher()),
    bidLimits: openBidLimits(config),
    ...openSharedValues(db),
    wakeDispatcher: () => wakeDispatcher(),
  };
  const http = await openHttp(log);
  const pipeline: Pipeline = {
    context,
    sessions: new Sessions(db),
    limits: new Limits(pools.app, config.limitFactor),
    deniedAccess: new DeniedAccess(context),
    maintenance: watchMaintenance(db),
  };
  const providerHealth = new TtlCache(() => checkProviders(providers), PROVIDERS_MS);
  const readProviders = () => providerHealth.value();
  mountHealth(http, { context, redis, readMeters: () => readMeters(), readProviders });
  await mountDoors(http, pipeline);
  await parts.mountPages?.(http, pipeline);
  // Last, since loading the pages blocks the process, which would delay heartbeats and closes.
  const background = await openBackground({
    context,
    httpServer: http.server,
    sessions: pipeline.sessions,
    maintenance: pipeline.maintenance,
    worker: { target: targets.worker, pool: pools.worker },
    redis,
    scheduledJobs: parts.scheduledJobs ?? { ...scheduledJobs, ...parts.extension?.scheduledJobs },
    extension: parts.extension ?? null,
  });
  ({ wakeDispatcher, readMeters } = background);
  return {
    http,
    context,
    pipeline,
    close: async () => {
      await background.close();
      await http.close();
      await Promise.all([context.biddingEngine.close(), context.email.close()]);
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

const openFiles = ({ dataDir }: Config, storage: FileStorage, disk: Disk = localDisk) => ({
  uploads: new Uploads(dataDir, { storage, disk }),
  lotPhotos: new PictureStore(storage, LOT_PHOTOS),
  archives: new StoredArchives(storage),
});

const openSharedValues = (db: Db) => ({
  homeLists: new TtlCache(() => readHomeLists(db), SHARED_MS),
  homeBanners: new TtlCache(() => listBanners(db), SHARED_MS),
  centers: new TtlCache(() => listCenters(db), SHARED_MS),
});

/** Whether this node may serve this database. */
function openEngine(pool: pg.Pool, workerDb: Db, wakeDispatcher: () => void): BiddingEngine {
  const recover = async () => void (await recordHeartbeat(workerDb));
  return measureBids(openBiddingEngine({ pool, wakeDispatcher, recover }));
}

async function checkStore(
  store: Pick<AppContext, 'config' | 'db' | 'workerDb' | 'vault' | 'log' | 'payments'>,
): Promise<void> {
  await checkRoles([store.db, store.workerDb]);
  await checkDemoPeople(store.config, store.db);
  await checkPaymentRecords(store.config, { db: store.db, inUse: store.payments.name });
  await checkSecret(store);
}

async function openProviders(config: Config, pool: pg.Pool, parts: AppParts) {
  const configured = await openPaymentProvider(config, {
    pool,
    sandboxFaults: parts.sandboxFaults,
  });
  return {
    payments: chosen('payments', configured ?? parts.payments),
    ...(await openMessageProviders(config, parts)),
    storage: openStorage(config),
    maps: parts.maps ?? openMaps(config),
    identity: parts.identity ?? (await openIdentity(config)),
  };
}

function chosen<T>(what: string, gateway: T | undefined): T {
  if (gateway === undefined) throw new Error(`the store was opened without a provider for ${what}`);
  return gateway;
}

/** Mounts calls, their reference, one-click unsubscribe, images and the provider's pages. */
async function mountDoors(http: FastifyInstance, pipeline: Pipeline): Promise<void> {
  const { context } = pipeline;
  mountApiReference(http, mountedCalls);
  context.payments.mount(http, {
    origin: context.config.origin,
    onChargeChanged: (intentId) => resolvePayment(context, intentId),
    pageAfterBank: (intentId) => pageAfterBank(context, intentId),
    onRefundChanged: (intentId) => resolveRefund(context, intentId),
    onDisputeChanged: (disputeId) => resolveDispute(context, disputeId),
    onBankChanged: (gatewaySetup) => resolveBank(context, gatewaySetup),
    onCardChanged: (gatewayCard) => resolveCard(context, gatewayCard),
    onAccountChanged: (gatewayAccount) => resolveTransferAccount(context, gatewayAccount),
    onTransferChanged: (payoutId) => resolveTransfer(context, payoutId),
    once: (event, work) => applyOnce(context, event, work),
    refuseTry: limitByAddress(pipeline, 'payments.provider', PROVIDER_LIMIT),
  });
  await mountPolicyReports(http, {
    log: context.log,
    refuseReport: limitByAddress(pipeline, 'policy.reports', REPORT_LIMIT),
  });
  await mountCalls(http, pipeline, mountedCalls);
  await mountOneClick(http, pipeline, mountedCalls);
  await mountWebhooks(http, context);
  mountAllPictures(http, pipeline);
  mountExports(http, { pipeline, calls: mountedCalls });
  mountDocuments(http, {
    pipeline,
    calls: mountedCalls,
    refuseDocument: limitByAddress(pipeline, 'documents.pdf', DOCUMENT_LIMIT),
  });
}

/** The Redis client is loaded only where it is configured. */
async function openRedis({ redisUrl }: Config, log: Logger): Promise<RedisStream | null> {
  if (redisUrl === null) return null;
  const { openRedisStream } = await import('./realtime/redis-stream.ts');
  return openRedisStream(redisUrl, {
    onDown: (err) => log.warn({ err }, 'Redis is down; live events are read from the database'),
    onUp: () => log.info({}, 'Redis is up again'),
  });
}

function mountAllPictures(http: FastifyInstance, pipeline: Pipeline): void {
  const { db, lotPhotos, uploads } = pipeline.context;
  mountPictures(http, {
    pictureStore: lotPhotos,
    knowsLabel: (lpn) => isLabelOfLot(db, lpn),
    refuseRendering: limitByAddress(pipeline, 'pictures.label', LABEL_LIMIT),
  });
  mountUploads(http, {
    db,
    pictureStore: uploads.pictureStore,
    findActor: (request) => findActorOf(pipeline, callerOf(request, pipeline)),
  });
  mountArchivePhotos(http, {
    pipeline,
    calls: mountedCalls,
    refusePreview: limitByAddress(pipeline, 'pictures.archive', PREVIEW_LIMIT),
  });
}

/** A rate limit for routes that are not calls: null, or the seconds to wait. */
function limitByAddress({ limits, context }: Pipeline, name: string, limit: Limit) {
  return ({ raw }: FastifyRequest): Promise<number | null> => {
    const address = addressOf(raw, context.config.trustedProxies);
    return limits.refuse(name, limit, { address, userId: null });
  };
}

interface Pools {
  readonly app: pg.Pool;
  readonly bids: pg.Pool;
  readonly worker: pg.Pool;
  /** The built-in provider commits independently of our transactions (R29). */
  readonly payments: pg.Pool;
}

function openPools(config: Config, targets: Targets, log: Logger): Pools {
  const onError = (error: Error) => log.warn({ err: error }, 'an idle connection was lost');
  const max = config.poolSize;
  return {
    app: openPool(targets.app, { max, name: 'app', onError }),
    bids: openPool(targets.app, { max, name: 'bids', pipeline: true, onError }),
    worker: openPool(targets.worker, { max: 10, name: 'worker', onError }),
    payments: openPool(targets.app, { max: 4, name: 'sandbox', onError }),
  };
}
