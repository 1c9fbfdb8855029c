// What the options must say together: development stays on this machine unless it is named, and
// production is complete (R71).
import { findWideNetwork } from '../http/caller-address.ts';
import { explain } from './explain.ts';
import { findHalfProviders } from './provider-rules.ts';
import { describeOption, isSecret, OPTIONS, type OptionName } from './options.ts';

type Env = Readonly<Record<string, string | undefined>>;

const TOKEN_LENGTH_MIN = 32;
/** Random text of 32 characters has more, hexadecimal too. */
const DIFFERENT_CHARACTERS_MIN = 8;

/** One sentence per broken rule, each naming the option to set, its meaning and an example. */
export function findBrokenRules(env: Env, flags: { readonly dev: boolean }): string[] {
  const given: Env = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const rules = given['HAMMERDOCK_ENVIRONMENT'] === 'production' ? productionRules : outsideRules;
  return [
    ...rules(given, flags),
    ...halfSet(given),
    ...findHalfProviders(given),
    ...ofStripe(given),
    ...tooWide(given),
  ];
}

/** Development prints sign-ins, and opens the outbox and the meters to everyone who reaches it. */
function outsideRules(env: Env): string[] {
  if (env['HAMMERDOCK_ENVIRONMENT'] !== undefined) return [];
  const host = env['HAMMERDOCK_HOST'];
  const origin = env['HAMMERDOCK_ORIGIN'];
  const causes: string[] = [];
  if (host !== undefined && !isLoopback(host)) causes.push('HAMMERDOCK_HOST');
  if (origin !== undefined && !isLocalOrigin(origin)) causes.push('HAMMERDOCK_ORIGIN');
  if (env['DATABASE_URL'] !== undefined) causes.push('DATABASE_URL');
  // A proxy in front brings in people from elsewhere.
  const proxy = env['HAMMERDOCK_TRUST_PROXY'] ?? 'no';
  if (proxy !== 'no') causes.push('HAMMERDOCK_TRUST_PROXY');
  return causes.map((cause) =>
    explain('HAMMERDOCK_ENVIRONMENT', `must be set, because ${cause} is not for this machine`),
  );
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);

const isLocalOrigin = (origin: string): boolean =>
  URL.canParse(origin) &&
  new URL(origin).protocol === 'http:' &&
  isLoopback(new URL(origin).hostname);

function productionRules(env: Env, { dev }: { readonly dev: boolean }): string[] {
  const needed = [
    'HAMMERDOCK_ORIGIN',
    'HAMMERDOCK_SECRET',
    'METRICS_TOKEN',
    'HAMMERDOCK_PAYMENTS',
    'HAMMERDOCK_EMAIL',
    'HAMMERDOCK_SMS',
  ] as const;
  const missing = needed.filter((name) => env[name] === undefined);
  const secrets = (Object.keys(OPTIONS) as OptionName[]).filter(isSecret);
  const examples = secrets.filter((name) => env[name] === OPTIONS[name].example);
  const mistakes = [
    ...missing.map((name) => explain(name, 'is missing in production')),
    ...examples.map((name) => explain(name, 'is the published example')),
  ];
  const { HAMMERDOCK_ORIGIN: origin = 'https://', METRICS_TOKEN: token } = env;
  if (!origin.startsWith('https://')) {
    mistakes.push(explain('HAMMERDOCK_ORIGIN', 'must begin with https:// in production'));
  }
  if (token !== undefined && token.length < TOKEN_LENGTH_MIN) {
    mistakes.push(explain('METRICS_TOKEN', `is shorter than ${TOKEN_LENGTH_MIN} characters`));
  }
  mistakes.push(...guessable(env));
  if (Number(env['HAMMERDOCK_LIMIT_FACTOR'] ?? 1) > 1) {
    mistakes.push(explain('HAMMERDOCK_LIMIT_FACTOR', 'must be 1 in production'));
  }
  const world = env['HAMMERDOCK_WORLD'] ?? 'none';
  if (world !== 'none' && env['HAMMERDOCK_DEMO_PEOPLE'] !== 'yes') {
    const problem = `must be set too, because HAMMERDOCK_WORLD is ${world}`;
    mistakes.push(explain('HAMMERDOCK_DEMO_PEOPLE', problem));
  }
  if (dev) {
    const problem = 'is production, which does not serve the web from source (--dev)';
    mistakes.push(explain('HAMMERDOCK_ENVIRONMENT', problem));
  }
  return mistakes;
}

/** Length alone does not make a secret. */
function guessable(env: Env): string[] {
  const mistakes: string[] = [];
  for (const name of ['HAMMERDOCK_SECRET', 'METRICS_TOKEN'] as const) {
    const value = env[name] ?? '';
    if (value.length < TOKEN_LENGTH_MIN) continue;
    if (new Set(value).size < DIFFERENT_CHARACTERS_MIN) {
      const problem = `has fewer than ${DIFFERENT_CHARACTERS_MIN} different characters`;
      mistakes.push(explain(name, problem));
    } else if (isRepetition(value)) mistakes.push(explain(name, 'repeats a shorter text'));
  }
  const { HAMMERDOCK_SECRET: secret, METRICS_TOKEN: token } = env;
  if (token !== undefined && token === secret) {
    mistakes.push(explain('METRICS_TOKEN', 'is the same as HAMMERDOCK_SECRET'));
  }
  return mistakes;
}

/** A repeated text is found again in its double before the end of the first copy. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Clients inside a trusted network choose their own address. */
function tooWide(env: Env): string[] {
  const wide = findWideNetwork(env['HAMMERDOCK_TRUST_PROXY'] ?? 'no');
  if (wide === undefined) return [];
  const problem = `trusts ${wide}, which is wider than /8 of IPv4 or /7 of IPv6`;
  return [explain('HAMMERDOCK_TRUST_PROXY', problem)];
}

function ofStripe(env: Env): string[] {
  if (env['HAMMERDOCK_PAYMENTS'] !== 'stripe') return [];
  const mistakes: string[] = [];
  const [secretMode, publishableMode] = [
    env['STRIPE_SECRET_KEY']?.split('_')[1],
    env['STRIPE_PUBLISHABLE_KEY']?.split('_')[1],
  ];
  if (secretMode !== undefined && publishableMode !== undefined && secretMode !== publishableMode) {
    const problem = `is of the ${publishableMode} mode, and STRIPE_SECRET_KEY of another`;
    mistakes.push(explain('STRIPE_PUBLISHABLE_KEY', problem));
  }
  const url = env['STRIPE_API_URL'] ?? 'https://';
  if (!url.startsWith('https://') && !(URL.canParse(url) && isLoopback(new URL(url).hostname))) {
    mistakes.push(explain('STRIPE_API_URL', 'must begin with https:// beyond this machine'));
  }
  const world = env['HAMMERDOCK_WORLD'] ?? 'none';
  if (world !== 'none') {
    const problem = `must be none, because the cards of its people exist in the sandbox only`;
    mistakes.push(explain('HAMMERDOCK_WORLD', problem));
  }
  return mistakes;
}

function halfSet(env: Env): string[] {
  const halves = ['DATABASE_APP_URL', 'DATABASE_WORKER_URL', 'REDIS_URL'] as const;
  const alone = halves.filter((half) => env[half] !== undefined && !env['DATABASE_URL']);
  return alone.map((half) => `${half} needs DATABASE_URL too: ${describeOption('DATABASE_URL')}.`);
}
