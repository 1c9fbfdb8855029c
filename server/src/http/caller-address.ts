// Which address a request comes from (SF5). The header X-Forwarded-For is read from its right end,
// where our own proxies write, and only as far as they are known: a client writes the left end.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type IPVersion } from 'node:net';

export type TrustedProxies =
  | { readonly kind: 'none' }
  /** The number of proxies in a row; clients cannot reach this node directly. */
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: BlockList };

const HOPS = /^[1-9]$/;
const NETWORK = /^(?<address>[\da-f.:]+)(\/(?<prefix>\d{1,3}))?$/i;

/** Undefined when the value is neither "no", nor a count, nor a list of networks. */
export function readTrustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'no') return { kind: 'none' };
  if (HOPS.test(value)) return { kind: 'hops', count: Number(value) };
  const networks = new BlockList();
  const areKnown = value.split(',').every((one) => addNetwork(networks, one.trim()));
  return areKnown ? { kind: 'networks', networks } : undefined;
}

/** The widest networks that are private: 10.0.0.0/8 and fc00::/7. */
const PREFIX_MIN = { 4: 8, 6: 7 } as const;
const MAPPED_PREFIX = 96;

/** The first network so wide that it may hold clients; undefined when there is none. */
export function findWideNetwork(value: string): string | undefined {
  if (readTrustedProxies(value)?.kind !== 'networks') return undefined;
  return value
    .split(',')
    .map((one) => one.trim())
    .find(isWide);
}

function isWide(network: string): boolean {
  const { address = '', prefix } = NETWORK.exec(network)?.groups ?? {};
  if (prefix === undefined) return false;
  const length = Number(prefix);
  if (isIP(address) === 4) return length < PREFIX_MIN[4];
  return length < PREFIX_MIN[6] || holdsMappedAddresses(address, length);
}

/** Whether an IPv6 network holds more than a /8 of IPv4 addresses, in their IPv6 form. */
function holdsMappedAddresses(address: string, length: number): boolean {
  if (length >= MAPPED_PREFIX + PREFIX_MIN[4]) return false;
  const shared = new BlockList();
  shared.addSubnet(address, Math.min(length, MAPPED_PREFIX), 'ipv6');
  return shared.check('::ffff:0:0', 'ipv6');
}

function addNetwork(networks: BlockList, text: string): boolean {
  const { address = '', prefix } = NETWORK.exec(text)?.groups ?? {};
  const version = isIP(address);
  if (version === 0) return false;
  const longest = version === 4 ? 32 : 128;
  const length = prefix === undefined ? longest : Number(prefix);
  // A network of every address would trust what any client writes.
  if (length < 1 || length > longest) return false;
  networks.addSubnet(address, length, familyOf(version));
  return true;
}

/** The address of a request, as Node received it. */
export const addressOf = ({ socket, headers }: IncomingMessage, trusted: TrustedProxies): string =>
  callerAddress({ peer: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'] }, trusted);

interface Connection {
  /** Of the socket. */
  readonly peer: string | undefined;
  readonly forwardedFor: string | string[] | undefined;
}

/** Always a valid address: of the client, or of the last proxy that sent none. */
export function callerAddress({ peer, forwardedFor }: Connection, trusted: TrustedProxies): string {
  let caller = validAddress(peer ?? '') ?? '0.0.0.0';
  if (trusted.kind === 'none' || forwardedFor === undefined) return caller;
  const named = [forwardedFor].flat().join(',').split(',');
  for (let hops = 1; named.length > 0 && trusts(trusted, caller, hops); hops += 1) {
    const next = validAddress(named.pop()?.trim() ?? '');
    if (next === undefined) return caller;
    caller = next;
  }
  return caller;
}

function trusts(trusted: TrustedProxies, address: string, hops: number): boolean {
  switch (trusted.kind) {
    case 'none':
      return false;
    case 'hops':
      return hops <= trusted.count;
    case 'networks':
      return trusted.networks.check(address, familyOf(isIP(address)));
  }
}

/** An IPv4 address in IPv6 form is written as IPv4; a zone is not part of an address. */
function validAddress(text: string): string | undefined {
  const plain = text.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) === 0 || plain.includes('%') ? undefined : plain;
}

const familyOf = (version: number): IPVersion => (version === 6 ? 'ipv6' : 'ipv4');

/** The key of a limit per address: one customer has a whole /64 network of IPv6 addresses. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  // The URL standard writes an address in short, lower-case hexadecimal form.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = text.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const groups =
    tail === undefined
      ? head
      : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
