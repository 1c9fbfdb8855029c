// A small Stripe on this machine: it keeps state, checks requests as the provider documents them,
// and fails where a test wants it to. The official SDK talks to it.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  Account,
  ApiError,
  type BankBehavior,
  type Behavior,
  type ProviderObject,
} from './account.ts';
import { Connect } from './connect.ts';
import { openRequestChecks, type Params } from './request-checks.ts';

export interface EmulatorFaults {
  /** The connection ends after the work is done. */
  loseResponses?: boolean;
  /** The same for commands only: what they did can be looked up. */
  loseCommandResponses?: boolean;
  /** Nothing is done. */
  isDown?: boolean;
  /** The response is not JSON. */
  garble?: boolean;
  /** Responses wait for it, after the work is done. */
  late?: Promise<void>;
  /** How long a request takes, such as a charge at the bank. */
  takes?: (method: string, pathname: string) => Promise<void>;
  /** A charge is answered with this object. */
  wrongAnswer?: ProviderObject | undefined;
  /** A transfer is answered with this object. */
  wrongTransfer?: ProviderObject | undefined;
}

export interface Emulator {
  readonly url: string;
  readonly account: Account;
  readonly connect: Connect;
  readonly faults: EmulatorFaults;
  /** Requests that were not as the provider documents them. */
  readonly refused: readonly string[];
  /** The id of the setup, after the provider's script saved the card that was typed in. */
  readonly enterCard: (clientSecret: string, behavior: Behavior) => Promise<string>;
  /** The same for a bank account. */
  readonly enterBank: (clientSecret: string, behavior: BankBehavior) => Promise<string>;
  /** An event as the provider delivers it. */
  readonly sign: (event: object, signedAt?: number) => { payload: string; header: string };
  readonly close: () => Promise<void>;
}

export const EMULATOR_KEYS = {
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
  webhookSecret: 'whsec_emulator',
  connectWebhookSecret: 'whsec_emulator_connect',
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly params: Params;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

export async function openEmulator(port = 0): Promise<Emulator> {
  const faults: EmulatorFaults = {};
  const refused: string[] = [];
  // A request on a connection that is closed as idle at that moment would fail.
  const server = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = new Account(url);
  const connect = new Connect(account, url);
  const respond = openResponder({ account, connect }, faults, refused);
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    void send(request, reply).catch((error: unknown) => reply.destroy(error as Error));
  });

  async function send(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const sent = request.method === 'GET' ? String(searchParams) : await text(request);
    const { status, body } = respond(request, pathname, sent);
    await faults.late;
    await faults.takes?.(request.method ?? '', pathname);
    const isCommand = request.method === 'POST';
    if (faults.loseResponses === true || (isCommand && faults.loseCommandResponses === true)) {
      return void reply.destroy();
    }
    reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_emulated' });
    reply.end(faults.garble === true ? '{"id": ' : JSON.stringify(body));
  }

  return {
    url,
    account,
    connect,
    faults,
    refused,
    enterCard: (clientSecret, behavior) => {
      const setup = account.find(clientSecret.split('_secret_')[0], 'setup_intent');
      account.enterCard(setup, behavior, 'Pat Example');
      return Promise.resolve(setup.id);
    },
    enterBank: (clientSecret, behavior) => {
      const setup = account.find(clientSecret.split('_secret_')[0], 'setup_intent');
      account.enterBank(setup, behavior, 'Pat Example');
      return Promise.resolve(setup.id);
    },
    sign,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

/** Written after the provider's documentation, not with the SDK that checks it. */
function sign(event: object, signedAt = Date.now()): { payload: string; header: string } {
  const { webhookSecret, connectWebhookSecret } = EMULATOR_KEYS;
  const secret = 'account' in event ? connectWebhookSecret : webhookSecret;
  const payload = JSON.stringify(event);
  const at = Math.floor(signedAt / 1000);
  const hmac = createHmac('sha256', secret).update(`${at}.${payload}`);
  return { payload, header: `t=${at},v1=${hmac.digest('hex')}` };
}

interface State {
  readonly account: Account;
  readonly connect: Connect;
}

function openResponder(state: State, faults: EmulatorFaults, refused: string[]) {
  const check = openRequestChecks();
  const replays = new Map<string, { request: string; response: Response }>();

  const run = (request: Request): Response => {
    const { wrongAnswer, wrongTransfer } = faults;
    const answers = { '/v1/payment_intents': wrongAnswer, '/v1/transfers': wrongTransfer };
    const wrong = new Map(Object.entries(request.method === 'POST' ? answers : {}));
    try {
      const body = work(state, request);
      return { status: 200, body: wrong.get(request.path) ?? body };
    } catch (error) {
      if (error instanceof ApiError) return failure(error.status, error.error);
      throw error;
    }
  };

  return ({ headers, method = '' }: IncomingMessage, pathname: string, sent: string): Response => {
    if (faults.isDown === true) return failure(503, { type: 'api_error' });
    if (headers.authorization !== `Bearer ${EMULATOR_KEYS.secretKey}`) {
      return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const checked = check(method, pathname, sent);
    const key = headers['idempotency-key'];
    const fault = faultOf(checked, method, key);
    if (checked === null || fault !== null) {
      refused.push(`${method} ${pathname}: ${fault}`);
      return failure(400, { type: 'invalid_request_error', message: fault });
    }
    const fingerprint = `${pathname}?${sent}`;
    const known = method === 'POST' ? replays.get(String(key)) : undefined;
    if (known !== undefined) {
      if (known.request === fingerprint) return known.response;
      return failure(400, { type: 'idempotency_error', message: 'another request had this key' });
    }
    const place = checked.route.split('/').findIndex((part) => part.startsWith('{'));
    const id = pathname.split('/')[place] ?? '';
    const response = run({ method, path: checked.route, id, params: checked.params });
    // A copy, because the provider repeats what it answered, whatever has happened since.
    if (method === 'POST') {
      replays.set(String(key), { request: fingerprint, response: structuredClone(response) });
    }
    return response;
  };
}

const failure = (status: number, error: Params): Response => ({ status, body: { error } });

function faultOf(
  checked: ReturnType<ReturnType<typeof openRequestChecks>>,
  method: string,
  key: unknown,
): string | null {
  if (checked === null) return 'no such request';
  // Without a key, a repeated request would be done twice.
  if (method === 'POST' && typeof key !== 'string') return 'no idempotency key';
  return checked.fault;
}

function work({ account, connect }: State, request: Request): unknown {
  const { method, path, id, params } = request;
  switch (`${method} ${path}`) {
    case 'GET /v1/balance':
      return { object: 'balance', available: [], pending: [] };
    case 'POST /v1/customers':
      return account.create('cus', 'customer', params);
    case 'POST /v1/customers/{customer}':
      return Object.assign(account.find(id, 'customer'), params);
    case 'POST /v1/setup_intents':
      return openSetup(account, params);
    case 'GET /v1/setup_intents/{intent}':
      return expand(account, account.find(id, 'setup_intent'));
    case 'POST /v1/setup_intents/{intent}/verify_microdeposits':
      return account.verifyDeposits(account.find(id, 'setup_intent'), params);
    case 'GET /v1/payment_methods/{payment_method}':
      return account.find(id, 'payment_method');
    case 'POST /v1/payment_methods/{payment_method}':
      return updateCard(account.find(id, 'payment_method'), params);
    case 'POST /v1/payment_methods/{payment_method}/detach':
      return account.detach(account.find(id, 'payment_method'));
    case 'POST /v1/payment_intents':
      return account.charge(params);
    case 'GET /v1/payment_intents':
      return account.list('payment_intent', params, (intent) => isListed(intent, params));
    case 'GET /v1/payment_intents/{intent}':
      return account.find(id, 'payment_intent');
    case 'POST /v1/payment_intents/{intent}/confirm':
      return account.confirm(account.find(id, 'payment_intent'), params);
    case 'POST /v1/payment_intents/{intent}/cancel':
      return account.cancel(account.find(id, 'payment_intent'));
    case 'GET /v1/identity/verification_sessions':
      return account.list('identity.verification_session', params, () => true);
    case 'POST /v1/identity/verification_sessions':
      return account.openIdentityCheck(params);
    case 'GET /v1/identity/verification_sessions/{session}':
      return account.find(id, 'identity.verification_session');
    case 'GET /v1/disputes/{dispute}':
      return withIntent(account, account.find(id, 'dispute'));
    case 'GET /v1/disputes': {
      const page = account.list('dispute', params, () => true);
      return { ...page, data: page.data.map((each) => withIntent(account, each)) };
    }
    case 'POST /v1/refunds':
      return account.refund(params);
    case 'GET /v1/refunds/{refund}':
      return account.find(id, 'refund');
    case 'POST /v1/refunds/{refund}/cancel':
      return account.cancelRefund(account.find(id, 'refund'));
    case 'GET /v1/refunds':
      return account.list('refund', params, (refund) => isRefundListed(refund, params));
    default:
      return workOnConnect(connect, request);
  }
}

function workOnConnect(connect: Connect, { method, path, id, params }: Request): unknown {
  switch (`${method} ${path}`) {
    case 'POST /v1/accounts':
      return connect.openAccount(params);
    case 'GET /v1/accounts/{account}':
      return connect.findAccount(id);
    case 'POST /v1/account_links':
      return connect.linkAccount(params);
    case 'POST /v1/transfers':
      return connect.transfer(params);
    case 'GET /v1/transfers':
      return connect.list(params);
    case 'GET /v1/transfers/{transfer}':
      return connect.findTransfer(id);
    case 'POST /v1/transfers/{id}/reversals':
      return connect.reverse(id, params);
    default:
      throw new Error(`the emulator does not know ${method} ${path}`);
  }
}

function openSetup(account: Account, params: Params): ProviderObject {
  account.find(params['customer'], 'customer', 'customer');
  const status = 'requires_payment_method';
  const setup = account.create('seti', 'setup_intent', { ...params, status, payment_method: null });
  return Object.assign(setup, { client_secret: `${setup.id}_secret_1` });
}

function expand(account: Account, setup: ProviderObject): Params {
  const { payment_method: method } = setup;
  if (method === null) return setup;
  return { ...setup, payment_method: account.find(method, 'payment_method') };
}

const withIntent = (account: Account, dispute: ProviderObject): Params => ({
  ...dispute,
  payment_intent: account.find(dispute['payment_intent'], 'payment_intent'),
});

function updateCard(method: ProviderObject, { card }: Params): ProviderObject {
  Object.assign(method['card'] as object, card);
  return method;
}

const isRefundListed = (refund: ProviderObject, { payment_intent: of, created }: Params) =>
  (of === undefined || refund['payment_intent'] === of) &&
  Number(refund['created']) >= Number((created as Params | undefined)?.['gte'] ?? 0);

function isListed(intent: ProviderObject, { customer, created }: Params): boolean {
  const since = Number((created as Params | undefined)?.['gte'] ?? 0);
  return (
    (customer === undefined || intent['customer'] === customer) &&
    Number(intent['created']) >= since
  );
}
