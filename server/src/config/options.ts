// Every option: how its value is read, its meaning, its standard value, and an example.
import { socialNetworkOf } from '@hammerdock/domain/text/social-networks.ts';
import * as z from 'zod';
import { readTrustedProxies } from '../http/caller-address.ts';
import { fileOptions } from './file-options.ts';
import { identityOptions } from './identity-options.ts';
import { mapsOptions } from './maps-options.ts';
import { messageOptions } from './message-options.ts';
import { descriptions, option, type Description } from './option.ts';
import { pushOptions } from './push-options.ts';
import { transferOptions } from './transfer-options.ts';

const EDITS_MAX = 3;

const whole = z.string().regex(/^\d+$/).transform(Number);
const positive = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number);
const yesOrNo = z.enum(['yes', 'no']).transform((value) => value === 'yes');
const trustedProxies = z.string().transform((value, context) => {
  const proxies = readTrustedProxies(value);
  if (proxies !== undefined) return proxies;
  context.addIssue('neither "no", nor a count, nor a list of networks');
  return z.NEVER;
});

const socialLinks = z.string().transform((value, context) => {
  const links = value.split(',').flatMap((link) => link.trim() || []);
  const networks = links.map(socialNetworkOf);
  if (!networks.includes(null) && new Set(networks).size === links.length) return links;
  context.addIssue('not one https address for each network');
  return z.NEVER;
});

export const environmentSchema = z.object({
  HAMMERDOCK_PORT: option(whole, {
    means: 'the port the store listens on',
    standard: '4600',
    example: '4600',
  }),
  HAMMERDOCK_HOST: option(z.string().regex(/^[\w.:-]+$/), {
    means: 'the address the store listens on',
    standard: '127.0.0.1',
    example: '0.0.0.0',
  }),
  HAMMERDOCK_ORIGIN: option(z.string().regex(/^(https?:\/\/[^/]+)?$/), {
    means: 'the address people use, for links and the check of where a request comes from',
    standard: '',
    example: 'https://auctions.example.com',
  }),
  HAMMERDOCK_ENVIRONMENT: option(z.enum(['development', 'production']), {
    means:
      'development, for one machine and its demo people, or production, which starts only when ' +
      'it is complete; needed beyond one machine',
    standard: 'development',
    example: 'production',
  }),
  HAMMERDOCK_DATA_DIR: option(z.string().min(1), {
    means:
      'the folder of the embedded database and of files; several nodes share it, or use a bucket',
    standard: 'data',
    example: '/var/lib/hammerdock',
  }),
  HAMMERDOCK_WORLD: option(z.enum(['demo', 'walk', 'none']), {
    means:
      'what fills an empty database: the demo store, the small world of the tests, or nothing ' +
      '(in production nothing, unless it is set)',
    standard: 'demo',
    example: 'none',
  }),
  HAMMERDOCK_DEMO_PEOPLE: option(yesOrNo, {
    means:
      'whether production admits demo people, among them an admin, whose password is published',
    standard: 'no',
    example: 'yes',
  }),
  HAMMERDOCK_PAYMENTS: option(z.enum(['sandbox', 'stripe', '']), {
    means:
      'the payment provider: stripe, or sandbox, which takes test cards, moves no money and is ' +
      'named on every page; needed in production (elsewhere the sandbox)',
    standard: '',
    example: 'stripe',
  }),
  STRIPE_SECRET_KEY: option(z.string().regex(/^((sk|rk)_(test|live)_\w+)?$/), {
    means: 'the secret or restricted API key of the Stripe account; needed with stripe',
    standard: '',
    example: 'sk_live_of_your_stripe_dashboard',
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: option(z.string().regex(/^(pk_(test|live)_\w+)?$/), {
    means: 'the key that browsers send cards to Stripe with; needed with stripe',
    standard: '',
    example: 'pk_live_of_your_stripe_dashboard',
  }),
  STRIPE_WEBHOOK_SECRET: option(z.string().regex(/^(whsec_[\w+/=]+)?$/), {
    means:
      'the signing secret of the webhook endpoint /webhooks/stripe, which gets the events ' +
      'payment_intent.*, refund.*, charge.dispute.*, setup_intent.*, payment_method.* and, with ' +
      'transfers, transfer.reversed; ' +
      'needed with stripe',
    standard: '',
    example: 'whsec_of_your_stripe_dashboard',
    secret: true,
  }),
  STRIPE_API_URL: option(z.string().regex(/^https?:\/\/[\w.-]+(:\d{1,5})?$/), {
    means: 'where the Stripe API is; http only on this machine, for an emulator',
    standard: 'https://api.stripe.com',
    example: 'http://127.0.0.1:12111',
  }),
  ...transferOptions,
  ...messageOptions,
  ...fileOptions,
  ...mapsOptions,
  ...identityOptions,
  ...pushOptions,
  HAMMERDOCK_SOCIAL_LINKS: option(socialLinks, {
    means:
      'the addresses of the store on Facebook, Instagram and YouTube, separated by commas, that ' +
      'the footer links to; empty shows none',
    standard: '',
    example: 'https://www.facebook.com/example,https://www.youtube.com/@example',
  }),
  DATABASE_URL: option(z.string().regex(/^(postgres(ql)?:\/\/.+)?$/), {
    means:
      'a PostgreSQL 15+ of your own, as its owner; empty starts the embedded one; nodes share ' +
      'live events only if each of them has it set',
    standard: '',
    example: 'postgres://owner:secret@db.example.com/hammerdock',
    secret: true,
  }),
  DATABASE_APP_URL: option(z.string().regex(/^(postgres(ql)?:\/\/.+)?$/), {
    means: 'the login of the role hammerdock_app; without it the owner takes the role on',
    standard: '',
    example: 'postgres://hammerdock_app:secret@db.example.com/hammerdock',
    secret: true,
  }),
  DATABASE_WORKER_URL: option(z.string().regex(/^(postgres(ql)?:\/\/.+)?$/), {
    means: 'the login of the role hammerdock_worker; without it the owner takes the role on',
    standard: '',
    example: 'postgres://hammerdock_worker:secret@db.example.com/hammerdock',
    secret: true,
  }),
  REDIS_URL: option(
    z.string().regex(/^(rediss?:\/\/([^\s@/?#]*@)?([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?(\/\d*)?)?$/i),
    {
      means: 'a Redis 5+ over which several nodes exchange live events; empty uses PostgreSQL',
      standard: '',
      example: 'rediss://hammerdock:secret@redis.example.com:6379/0',
      secret: true,
    },
  ),
  HAMMERDOCK_POOL_SIZE: option(positive, {
    means: 'database connections a node keeps for requests',
    standard: '10',
    example: '20',
  }),
  HAMMERDOCK_SECRET: option(z.string().regex(/^(.{32,})?$/), {
    means:
      'the secret, of 32 letters or more, that codes are sealed with; alike on all nodes, needed ' +
      'in production (elsewhere one is made and kept in the data folder)',
    standard: '',
    example: 'what-openssl-rand-base64-32-has-answered',
    secret: true,
  }),
  HAMMERDOCK_PAYLOAD_KEY: option(z.string().regex(/^([A-Za-z0-9+/]{43}=)?$/), {
    means:
      'the key, 32 bytes in base64, that encrypts the bodies of calls on top of TLS; every page ' +
      'contains it, so it hides them from logs of proxies, not from users; empty encrypts nothing',
    standard: '',
    example: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    secret: true,
  }),
  METRICS_TOKEN: option(z.string(), {
    means:
      'the bearer token that /metrics asks for; needed in production, of 32 characters or more',
    standard: '',
    example: 'another-answer-of-openssl-rand-base64-32',
    secret: true,
  }),
  HAMMERDOCK_TRUST_PROXY: option(trustedProxies, {
    means:
      'how many proxies in front write X-Forwarded-For (only they may reach this node), or the ' +
      'networks they are in, separated by commas; no where there is none',
    standard: 'no',
    example: '10.0.0.0/8,fd00::/8',
  }),
  HAMMERDOCK_PICTURES_AHEAD: option(yesOrNo, {
    means: 'whether all sizes of pictures are made in the background, or only those asked for',
    standard: 'yes',
    example: 'no',
  }),
  HAMMERDOCK_LOG_LEVEL: option(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    {
      means: 'how much is logged',
      standard: 'info',
      example: 'warn',
    },
  ),
  HAMMERDOCK_BIDS_PER_SECOND: option(positive, {
    means: 'bids one account may place on one lot in a second (twice as many in a burst)',
    standard: '5',
    example: '5',
  }),
  HAMMERDOCK_BIDS_PER_MINUTE: option(positive, {
    means: 'bids one account may place in a minute',
    standard: '60',
    example: '60',
  }),
  HAMMERDOCK_SOCKETS_PER_ADDRESS: option(positive, {
    means: 'live connections that one address may hold on a node (an IPv6 /64 network is one)',
    standard: '20',
    example: '50',
  }),
  HAMMERDOCK_SOCKETS_PER_USER: option(positive, {
    means: 'live connections that one account may hold on a node, one for each open tab',
    standard: '5',
    example: '10',
  }),
  HAMMERDOCK_LIMIT_FACTOR: option(positive, {
    means: 'multiplies every other rate limit, for load tests; always 1 in production',
    standard: '1',
    example: '100',
  }),
});

export type OptionName = keyof typeof environmentSchema.shape;
const isOption = (name: string): name is OptionName => name in environmentSchema.shape;

/** For each name, the description that `option` has registered. */
export const OPTIONS = Object.fromEntries(
  Object.entries(environmentSchema.shape).map(([name, schema]) => [name, descriptions.get(schema)]),
) as Record<OptionName, Description>;

export const isSecret = (name: OptionName): boolean => OPTIONS[name].secret === true;

export const describeOption = (name: OptionName): string =>
  `${name} is ${OPTIONS[name].means}, for example ${name}=${OPTIONS[name].example}`;

function replacement(name: string): string | undefined {
  const instead = RENAMED[name];
  if (instead === undefined) return undefined;
  return `It was replaced by ${instead.join(' and ')}: ${instead.map(describeOption).join('; ')}.`;
}

/** What was meant, most likely; all there are when nothing is like it. */
function suggest(name: string): string {
  const names = Object.keys(OPTIONS) as OptionName[];
  const [nearest] = names
    .map((known) => ({ known, edits: countEdits(name, known) }))
    .filter(({ edits }) => edits <= EDITS_MAX)
    .toSorted((one, other) => one.edits - other.edits);
  return nearest === undefined
    ? `There are: ${names.map(describeOption).join('; ')}.`
    : `Did you mean ${nearest.known}? ${describeOption(nearest.known)}.`;
}

/** The Levenshtein distance: how many letters to insert, delete or replace. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [done, letter] of one.split('').entries()) {
    const next = [done + 1];
    for (const [at, wanted] of other.split('').entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Former options, and what took their place. */
const RENAMED: Readonly<Record<string, readonly OptionName[]>> = {
  HAMMERDOCK_MESSAGES: ['HAMMERDOCK_EMAIL', 'HAMMERDOCK_SMS'],
};

/** One sentence per option that does not exist or is not understood. */
export function findMistakes(env: Readonly<Record<string, string | undefined>>): string[] {
  const { error } = environmentSchema.safeParse(env);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const mistakes: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    if (isOption(name)) {
      if (wrong.has(name)) {
        const given = isSecret(name) ? name : `${name}=${value}`;
        mistakes.push(`${given} is not understood: ${describeOption(name)}.`);
      }
    } else if (name.startsWith('HAMMERDOCK_')) {
      mistakes.push(`${name} is not an option. ${replacement(name) ?? suggest(name)}`);
    }
  }
  return mistakes;
}
