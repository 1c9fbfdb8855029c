// A provider is configured completely, and nothing is configured for one that is not in use.
import { explain } from './explain.ts';
import type { OptionName } from './options.ts';

interface Needs {
  /** The option that chooses the provider. */
  readonly choice: OptionName;
  readonly provider: string;
  readonly needed: readonly OptionName[];
  readonly allowed: readonly OptionName[];
}

const PROVIDERS: readonly Needs[] = [
  {
    choice: 'HAMMERDOCK_PAYMENTS',
    provider: 'stripe',
    needed: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    allowed: ['STRIPE_API_URL'],
  },
  {
    choice: 'HAMMERDOCK_TRANSFERS',
    provider: 'stripe',
    needed: ['STRIPE_CONNECT_WEBHOOK_SECRET'],
    allowed: [],
  },
  {
    choice: 'HAMMERDOCK_FILES',
    provider: 's3',
    needed: [
      'HAMMERDOCK_S3_URL',
      'HAMMERDOCK_S3_REGION',
      'HAMMERDOCK_S3_KEY_ID',
      'HAMMERDOCK_S3_SECRET_KEY',
    ],
    allowed: ['HAMMERDOCK_S3_PRESIGNED'],
  },
  {
    choice: 'HAMMERDOCK_MAPS',
    provider: 'geoapify',
    needed: ['HAMMERDOCK_GEOAPIFY_KEY'],
    allowed: ['HAMMERDOCK_GEOAPIFY_URL'],
  },
  {
    choice: 'HAMMERDOCK_IDENTITY',
    provider: 'stripe',
    needed: ['HAMMERDOCK_STRIPE_IDENTITY_KEY'],
    allowed: ['HAMMERDOCK_STRIPE_IDENTITY_URL'],
  },
  {
    choice: 'HAMMERDOCK_PUSH',
    provider: 'vapid',
    needed: ['HAMMERDOCK_PUSH_KEY', 'HAMMERDOCK_PUSH_CONTACT'],
    allowed: ['HAMMERDOCK_PUSH_HOSTS'],
  },
  {
    choice: 'HAMMERDOCK_EMAIL',
    provider: 'smtp',
    needed: ['HAMMERDOCK_SMTP_URL', 'HAMMERDOCK_EMAIL_FROM'],
    allowed: ['HAMMERDOCK_DKIM_NAME', 'HAMMERDOCK_DKIM_KEY', 'HAMMERDOCK_EMAIL_REPORTS_SECRET'],
  },
  {
    choice: 'HAMMERDOCK_SMS',
    provider: 'twilio',
    needed: ['HAMMERDOCK_TWILIO_ACCOUNT', 'HAMMERDOCK_TWILIO_TOKEN', 'HAMMERDOCK_TWILIO_FROM'],
    allowed: ['HAMMERDOCK_TWILIO_URL'],
  },
];

/** Each of two options needs the other. */
const PAIRS: readonly (readonly [OptionName, OptionName])[] = [
  ['HAMMERDOCK_DKIM_NAME', 'HAMMERDOCK_DKIM_KEY'],
];

type Env = Readonly<Record<string, string | undefined>>;

export function findHalfProviders(env: Env): string[] {
  const isSet = (name: OptionName): boolean => env[name] !== undefined;
  const ofProviders = PROVIDERS.flatMap(({ choice, provider, needed, allowed }) => {
    const because = `because ${choice} is ${provider}`;
    if (env[choice] === provider) {
      const missing = needed.filter((name) => !isSet(name));
      return missing.map((name) => explain(name, `is missing, ${because}`));
    }
    const unused = [...needed, ...allowed].filter(isSet);
    return unused.map((name) => explain(choice, `must be ${provider}, because ${name} is set`));
  });
  const ofPairs = PAIRS.flatMap((pair) => {
    const [one, other] = pair.filter((name) => !isSet(name));
    if (one === undefined || other !== undefined) return [];
    const set = pair.find(isSet) ?? one;
    return [explain(one, `is missing, because ${set} is set`)];
  });
  return [...ofProviders, ...ofPairs, ...ofTransfers(env)];
}

/** Transfers are paid from the account that takes the payments. */
function ofTransfers(env: Env): string[] {
  const { HAMMERDOCK_TRANSFERS: transfers = 'none', HAMMERDOCK_PAYMENTS: payments } = env;
  if (transfers === 'none' || transfers === (payments ?? 'sandbox')) return [];
  const problem = `must be ${transfers}, because HAMMERDOCK_TRANSFERS is ${transfers}`;
  return [explain('HAMMERDOCK_PAYMENTS', problem)];
}
