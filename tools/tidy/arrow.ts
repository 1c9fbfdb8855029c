import type { Import } from './imports.ts';

/** What a room may import; prefixes of paths, names of packages. Its own files always. */
interface Room {
  readonly at: string;
  readonly ours: readonly string[];
  /** Further, but for types only. */
  readonly types?: readonly string[];
  /** Every package when left out. */
  readonly packages?: readonly string[];
}

const service = 'server/src/services/';
const context = 'server/src/context.ts';
const database = 'server/src/db/';
const store = 'server/src/store/';
/** Schemas of what is stored as JSON, for its readers. */
const jsonColumns = 'server/src/db/json-columns.ts';
const events = 'server/src/events/';
const operations = 'server/src/operations/';
const views = 'server/src/views/';
const security = 'server/src/security/';
const ids = `${security}ids.ts`;
const passwords = `${security}passwords.ts`;
/** The interface alone, with the one error that callers must know; never what stands behind it. */
const payment = 'server/src/gateways/payment/gateway.ts';
const within = 'server/src/within.ts';
const workMetrics = 'server/src/work-metrics.ts';
const securityHeaders = 'server/src/security-headers.ts';
const serverEffects = [
  workMetrics,
  within,
  operations,
  store,
  views,
  events,
  database,
  context,
  'domain/',
  'contract/',
  security,
  'server/src/gateways/',
  'server/src/jobs/',
  'server/src/messaging/',
  'server/src/images/',
  'server/src/realtime/',
];
const webShared = [
  'web/src/ui/',
  'web/src/api/',
  'web/src/lib/',
  'web/src/paths',
  'web/src/links',
  'contract/',
];

/** The import rules, folder by folder; the first that fits a file counts. */
const rooms: readonly Room[] = [
  { at: 'domain/', ours: [], packages: [] },
  { at: 'contract/', ours: ['domain/'], packages: ['zod'] },
  {
    at: service,
    ours: [
      'contract/',
      'domain/',
      operations,
      store,
      events,
      views,
      context,
      ids,
      passwords,
      payment,
    ],
    // The type of a handler and of its context.
    types: [
      'server/src/rpc/handler.ts',
      database,
      'server/src/gateways/',
      security,
      'server/src/bidding-engine/',
    ],
    packages: ['node:'],
  },
  {
    at: operations,
    ours: [
      'domain/',
      store,
      events,
      context,
      database,
      ids,
      passwords,
      payment,
      // What fails is counted, and recorded without personal data.
      workMetrics,
      'server/src/redact.ts',
    ],
    types: ['server/src/gateways/', security, 'contract/events'],
    packages: ['node:'],
  },
  {
    at: views,
    ours: ['contract/', 'domain/', jsonColumns],
    // A view also shows what the bidding engine answered.
    types: [store, 'server/src/bidding-engine/'],
    packages: ['sanitize-html'],
  },
  {
    at: store,
    ours: [database, 'domain/', ids],
    types: [context, payment],
    // Settings and stored answers are parsed as they are read.
    packages: ['kysely', 'pg', 'node:', 'zod'],
  },
  {
    at: 'server/src/gateways/',
    ours: ['server/src/config', 'domain/', within, ids],
    types: [database],
  },
  { at: security, ours: [] },
  { at: 'server/src/bidding-engine/', ours: ['domain/', store, events, database, context, ids] },
  { at: 'server/src/jobs/', ours: serverEffects },
  { at: events, ours: serverEffects },
  { at: 'server/src/messaging/', ours: serverEffects },
  {
    at: 'server/src/realtime/',
    ours: [...serverEffects, securityHeaders, 'server/src/config'],
  },
  { at: 'server/src/db/embedded/', ours: [], packages: ['pg', 'node:'] },
  {
    at: 'server/src/rpc/',
    // Who asks is looked up in the store; what a role may do and what looks like a card number is
    // told in one place for all.
    ours: [
      'contract/',
      'domain/permissions/',
      'domain/checks/card-number-in-text',
      'domain/checks/input-bounds',
      'domain/catalog/product-code',
      'domain/result',
      'domain/time',
      context,
      database,
      store,
      service,
      ids,
      within,
      'server/src/caller-address',
      securityHeaders,
      'server/src/log.ts',
    ],
    types: ['domain/', 'server/src/config.ts', 'server/src/gateways/', security],
  },
  { at: 'server/', ours: ['contract/', 'domain/', 'server/'] },
  { at: 'web/src/pages/', ours: [...webShared, 'web/src/features/', 'domain/'] },
  { at: 'web/src/features/', ours: [...webShared, 'domain/'] },
  { at: 'web/src/ui/', ours: ['domain/', 'web/src/lib/'] },
  { at: 'web/src/lib/', ours: ['domain/'] },
  { at: 'web/', ours: ['contract/', 'domain/', 'web/'] },
  { at: 'e2e/', ours: [], types: ['contract/'] },
];

/** Rooms with doors inside: one service, one page area, one feature does not enter another. */
const divided = [service, 'web/src/pages/', 'web/src/features/'];

/** Why a file may not import something; undefined when it may. */
export function findArrowFault(path: string, wanted: Import): string | undefined {
  const room = rooms.find(({ at }) => path.startsWith(at));
  if (room === undefined) return undefined;
  const { target, isOurs, isType } = wanted;
  const fault = `${path} imports ${isType ? 'types of ' : ''}${target}`;
  if (!isOurs) {
    const isAllowed = room.packages === undefined || room.packages.includes(target);
    return isAllowed ? undefined : fault;
  }
  const source = target.replace('/src/', '/');
  const may = [...room.ours, ...(isType ? (room.types ?? []) : [])];
  if (may.some((prefix) => startsWithEither(prefix, { target, source }))) {
    return undefined;
  }
  return isOwn(path, target, room.at) ? undefined : fault;
}

function startsWithEither(prefix: string, names: { target: string; source: string }): boolean {
  return names.target.startsWith(prefix) || names.source.startsWith(prefix);
}

function isOwn(path: string, target: string, at: string): boolean {
  if (!target.startsWith(at)) return false;
  if (!divided.includes(at)) return true;
  return target.slice(at.length).split('/')[0] === path.slice(at.length).split('/')[0];
}
