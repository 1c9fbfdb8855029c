// Notifications that a browser shows while the store is closed: web push (NTF-05).
import { hours, type Duration } from '../time.ts';
import { KINDS, type KindName } from './kinds.ts';

/** The push services of browsers; an address that begins with a dot stands for all below it. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];
const ADDRESS_LENGTH_MAX = 1000;
/** Without a user, which could hide the host. */
const ADDRESS = /^https:\/\/(?<host>[a-z0-9.-]+(?::\d{1,5})?)\/[!-[\]-~]*$/;

/**
 * Whether the store may send requests to this address, which a browser has named. Any other one
 * could be a server in the network of the store. `more` are hosts with their ports.
 */
export function isPushAddress(address: string, more: readonly string[] = []): boolean {
  if (address.length > ADDRESS_LENGTH_MAX) return false;
  const host = ADDRESS.exec(address)?.groups?.['host'];
  if (host === undefined) return false;
  return [...SERVICES, ...more].some((service) =>
    service.startsWith('.') ? host.endsWith(service) : host === service,
  );
}

export interface PushUrgency {
  readonly urgency: 'high' | 'normal';
  /** A device that is offline for longer does not get it. */
  readonly ttlMs: Duration;
}

/** A bidder has minutes to answer these. */
const URGENT: readonly KindName[] = ['outbid', 'leading', 'closing', 'moreTime'];
const urgentIds = new Set<number>(URGENT.map((name) => KINDS[name].id));

export const PUSH_TTL_MAX = hours(24);

export const pushUrgencyOf = (kindId: number): PushUrgency =>
  urgentIds.has(kindId)
    ? { urgency: 'high', ttlMs: hours(1) }
    : { urgency: 'normal', ttlMs: PUSH_TTL_MAX };

/** What the browser gets. Some push services refuse 4 kB and more, encrypted. */
export interface PushContent {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A page of the store. */
  readonly path: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
}

const TITLE_LENGTH_MAX = 120;
const BODY_LENGTH_MAX = 300;
const PATH_LENGTH_MAX = 500;
const LIST = '/notifications';
const LOT = /^\/productView\/[^/?#]+/;

interface Notified {
  readonly id: string;
  readonly subject: string;
  /** Paragraphs, one per line. */
  readonly body: string;
  readonly path: string | null;
}

export function pushContentOf({ id, subject, body, path }: Notified): PushContent {
  const [first = ''] = body.split('\n');
  const known = path !== null && path.length <= PATH_LENGTH_MAX ? path : LIST;
  return {
    id,
    title: shorten(subject, TITLE_LENGTH_MAX),
    body: shorten(first, BODY_LENGTH_MAX),
    path: known,
    // What was said about a lot is out of date when something new is said about it.
    tag: LOT.exec(known)?.[0] ?? id,
  };
}

function shorten(text: string, max: number): string {
  // Not in the middle of a character.
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}
