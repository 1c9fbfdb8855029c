// Every option there is: its meaning, its standard value, an example for whoever got it wrong.
import { readTrustedProxies } from './caller-address.ts';

interface Option {
  readonly means: string;
  readonly standard: string;
  readonly example: string;
  readonly allows: Pick<RegExp, 'test'>;
  /** Holds a password or is one: its value is never repeated. */
  readonly secret?: true;
}

const WHOLE = /^\d+$/;
const SLIPS_MAX = 3;

export const OPTIONS = {
  HAMMERDOCK_PORT: {
    means: 'the port the store listens on',
    standard: '4600',
    example: '4600',
    allows: WHOLE,
  },
  HAMMERDOCK_HOST: {
    means: 'the address the store listens on',
    standard: '127.0.0.1',
    example: '0.0.0.0',
    allows: /^[\w.:-]+$/,
  },
  HAMMERDOCK_ORIGIN: {
    means: 'the address people use, for links and the check of where a request comes from',
    standard: '',
    example: 'https://auctions.example.com',
    allows: /^(https?:\/\/[^/]+)?$/,
  },
  HAMMERDOCK_ENVIRONMENT: {
    means:
      'development, for one machine and its demo people, or production, which starts only when ' +
      'it is complete; needed beyond one machine',
    standard: 'development',
    example: 'production',
    allows: /^(development|production)$/,
  },
  HAMMERDOCK_DATA_DIR: {
    means: 'the folder of the embedded database and of files; several nodes share its uploads',
    standard: 'data',
    example: '/var/lib/hammerdock',
    allows: /./,
  },
  HAMMERDOCK_WORLD: {
    means:
      'what fills an empty database: the demo store, the small world of the tests, or nothing ' +
      '(in production nothing, unless it is set)',
    standard: 'demo',
    example: 'none',
    allows: /^(demo|walk|none)$/,
  },
  HAMMERDOCK_DEMO_PEOPLE: {
    means:
      'whether production admits demo people, among them an admin, whose password is published',
    standard: 'no',
    example: 'yes',
    allows: /^(yes|no)$/,
  },
  HAMMERDOCK_PAYMENTS: {
    means:
      'the payment provider: sandbox takes test cards and moves no money; needed in production ' +
      '(elsewhere the sandbox), where every page says so',
    standard: '',
    example: 'sandbox',
    allows: /^(sandbox)?$/,
  },
  HAMMERDOCK_MESSAGES: {
    means:
      'what sends email and texts: outbox sends nothing and shows them on a page; needed in ' +
      'production (elsewhere the outbox), where admins see that page',
    standard: '',
    example: 'outbox',
    allows: /^(outbox)?$/,
  },
  DATABASE_URL: {
    means:
      'a PostgreSQL 15+ of your own, as its owner; empty starts the embedded one; nodes share ' +
      'live events only if each of them has it set',
    standard: '',
    example: 'postgres://owner:secret@db.example.com/hammerdock',
    allows: /^(postgres(ql)?:\/\/.+)?$/,
    secret: true,
  },
  DATABASE_APP_URL: {
    means: 'the login of the role hammerdock_app; without it the owner takes the role on',
    standard: '',
    example: 'postgres://hammerdock_app:secret@db.example.com/hammerdock',
    allows: /^(postgres(ql)?:\/\/.+)?$/,
    secret: true,
  },
  DATABASE_WORKER_URL: {
    means: 'the login of the role hammerdock_worker; without it the owner takes the role on',
    standard: '',
    example: 'postgres://hammerdock_worker:secret@db.example.com/hammerdock',
    allows: /^(postgres(ql)?:\/\/.+)?$/,
    secret: true,
  },
  REDIS_URL: {
    means: 'a Redis 5+ over which several nodes tell each other live events; empty uses PostgreSQL',
    standard: '',
    example: 'rediss://hammerdock:secret@redis.example.com:6379/0',
    allows: /^(rediss?:\/\/([^\s@/?#]*@)?([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?(\/\d*)?)?$/i,
    secret: true,
  },
  HAMMERDOCK_POOL_SIZE: {
    means: 'database connections a node keeps for requests',
    standard: '10',
    example: '20',
    allows: /^[1-9]\d*$/,
  },
  HAMMERDOCK_SECRET: {
    means:
      'the secret, of 32 letters or more, that codes are sealed with; alike on all nodes, needed ' +
      'in production (elsewhere one is made and kept in the data folder)',
    standard: '',
    example: 'what-openssl-rand-base64-32-has-answered',
    allows: /^(.{32,})?$/,
    secret: true,
  },
  METRICS_TOKEN: {
    means:
      'the bearer token that /metrics asks for; needed in production, of 32 characters or more',
    standard: '',
    example: 'another-answer-of-openssl-rand-base64-32',
    allows: /.*/,
    secret: true,
  },
  HAMMERDOCK_TRUST_PROXY: {
    means:
      'how many proxies in front write X-Forwarded-For (only they may reach this node), or the ' +
      'networks they are in, separated by commas; no where there is none',
    standard: 'no',
    example: '10.0.0.0/8,fd00::/8',
    allows: { test: (value) => readTrustedProxies(value) !== undefined },
  },
  HAMMERDOCK_PICTURES_AHEAD: {
    means: 'whether all sizes of pictures are made in the background, or only those asked for',
    standard: 'yes',
    example: 'no',
    allows: /^(yes|no)$/,
  },
  HAMMERDOCK_LOG_LEVEL: {
    means: 'how much is logged',
    standard: 'info',
    example: 'warn',
    allows: /^(fatal|error|warn|info|debug|trace|silent)$/,
  },
  HAMMERDOCK_BIDS_PER_SECOND: {
    means: 'bids one account may place on one lot in a second (twice as many in a burst)',
    standard: '5',
    example: '5',
    allows: /^[1-9]\d*$/,
  },
  HAMMERDOCK_BIDS_PER_MINUTE: {
    means: 'bids one account may place in a minute',
    standard: '60',
    example: '60',
    allows: /^[1-9]\d*$/,
  },
  HAMMERDOCK_SOCKETS_PER_ADDRESS: {
    means: 'live connections that one address may hold on a node (an IPv6 /64 network is one)',
    standard: '20',
    example: '50',
    allows: /^[1-9]\d*$/,
  },
  HAMMERDOCK_SOCKETS_PER_USER: {
    means: 'live connections that one account may hold on a node, one for each open tab',
    standard: '5',
    example: '10',
    allows: /^[1-9]\d*$/,
  },
  HAMMERDOCK_LIMIT_FACTOR: {
    means: 'multiplies every other rate limit, for load tests; always 1 in production',
    standard: '1',
    example: '100',
    allows: /^[1-9]\d*$/,
  },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;
const isOption = (name: string): name is OptionName => name in OPTIONS;
export const isSecret = (name: OptionName): boolean => 'secret' in OPTIONS[name];

export const describeOption = (name: OptionName): string =>
  `${name} is ${OPTIONS[name].means}, for example ${name}=${OPTIONS[name].example}`;

/** What was meant, most likely; all there are when nothing is like it. */
function suggest(name: string): string {
  const names = Object.keys(OPTIONS) as OptionName[];
  const [nearest] = names
    .map((option) => ({ option, slips: countSlips(name, option) }))
    .filter(({ slips }) => slips <= SLIPS_MAX)
    .toSorted((one, other) => one.slips - other.slips);
  return nearest === undefined
    ? `There are: ${names.map(describeOption).join('; ')}.`
    : `Did you mean ${nearest.option}? ${describeOption(nearest.option)}.`;
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function countSlips(one: string, other: string): number {
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

/** One sentence per option that does not exist or is not understood. */
export function findMistakes(env: Readonly<Record<string, string | undefined>>): string[] {
  const mistakes: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    if (isOption(name)) {
      if (!OPTIONS[name].allows.test(value)) {
        const given = isSecret(name) ? name : `${name}=${value}`;
        mistakes.push(`${given} is not understood: ${describeOption(name)}.`);
      }
    } else if (name.startsWith('HAMMERDOCK_')) {
      mistakes.push(`${name} is not an option. ${suggest(name)}`);
    }
  }
  return mistakes;
}
