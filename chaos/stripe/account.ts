// The state of an emulated Stripe account: customers, cards, payment intents, refunds and events.
import { randomBytes } from 'node:crypto';
import type { Params } from './request-checks.ts';

/** What an emulated card does. */
export type Behavior =
  | 'good'
  | 'refused immediately'
  | 'fails on charge'
  | 'lacks funds'
  | 'asks for verification';

/** What an emulated bank account does. */
export type BankBehavior = 'good' | 'fails on charge' | 'deposits fail';

export interface ProviderObject {
  readonly id: string;
  readonly object: string;
  [field: string]: unknown;
}

/** A refusal of the provider: the HTTP status, and its `error` object. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Params;

  constructor(status: number, error: Params) {
    super(String(error['code'] ?? error['type']));
    this.status = status;
    this.error = error;
  }
}

const LAST4: Readonly<Record<Behavior, string>> = {
  good: '4242',
  'refused immediately': '0002',
  'fails on charge': '0341',
  'lacks funds': '9995',
  'asks for verification': '3155',
};

/** In cents. */
const DEPOSITS = '32,45';
const ATTEMPTS_MAX = 10;

const invalid = (code: string | null, param: string | null, status = 400): ApiError =>
  new ApiError(status, { type: 'invalid_request_error', code, param, message: `refused: ${code}` });

export class Account {
  readonly events: ProviderObject[] = [];
  readonly #objects = new Map<string, ProviderObject>();
  /** The emulator's address, under which cardholders confirm payments. */
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(prefix: string, object: string, fields: Params): ProviderObject {
    // Letters, as the digits of a random id may look like a card number, which every call refuses.
    const random = randomBytes(12)
      .toString('hex')
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '');
    const id = `${prefix}_${random}`;
    const made = { id, object, created: Math.floor(Date.now() / 1000), metadata: {}, ...fields };
    this.#objects.set(id, made);
    return made;
  }

  find(id: unknown, object: string, param = 'id'): ProviderObject {
    const found = this.#objects.get(String(id));
    if (found?.object !== object) throw invalid('resource_missing', param, 404);
    return found;
  }

  /** Newest first, a page after the object of `starting_after`. */
  list(object: string, params: Params, fits: (each: ProviderObject) => boolean) {
    const all = [...this.#objects.values()].filter((each) => each.object === object && fits(each));
    all.reverse();
    const { starting_after: after, limit = 10 } = params;
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(from, from + Number(limit));
    return { object: 'list', data, has_more: from + data.length < all.length, url: '/' };
  }

  /** What the provider's script does in the browser: saves the card that was typed in. */
  enterCard(setup: ProviderObject, behavior: Behavior, holder: string): void {
    if (behavior === 'refused immediately') {
      setup['status'] = 'requires_payment_method';
      return;
    }
    const method = this.addCard(setup['customer'], behavior, holder);
    Object.assign(setup, { status: 'succeeded', payment_method: method.id });
  }

  addCard(customer: unknown, behavior: Behavior, holder: string): ProviderObject {
    const card = { brand: 'visa', last4: LAST4[behavior], exp_month: 12, exp_year: 2044 };
    const billing_details = { name: holder };
    const fields = { type: 'card', card, behavior, billing_details, customer };
    return this.create('pm', 'payment_method', fields);
  }

  /** The same for a bank account, which must be verified by two deposits. */
  enterBank(setup: ProviderObject, behavior: BankBehavior, holder: string): void {
    const method = this.create('pm', 'payment_method', {
      type: 'us_bank_account',
      us_bank_account: { bank_name: 'Test Bank', last4: '6789', routing_number: '110000000' },
      behavior,
      billing_details: { name: holder },
      // Attached when it is verified.
      customer: null,
    });
    Object.assign(setup, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: {
          hosted_verification_url: `${this.#origin}/emulator/deposits/${setup.id}`,
          microdeposit_type: 'amounts',
        },
      },
      attempts: 0,
    });
    this.emit('setup_intent.requires_action', setup);
  }

  /** The provider's own page accepted the amounts, or the deposits came back or ran out of time. */
  endDeposits(id: string, end: 'verified' | 'failed'): void {
    const setup = this.find(id, 'setup_intent');
    if (setup['status'] !== 'requires_action') return;
    if (end === 'verified') this.#verifySetup(setup);
    else this.#failSetup(setup, 'verification_timeout');
  }

  #verifySetup(setup: ProviderObject): void {
    Object.assign(setup, { status: 'succeeded', next_action: null });
    this.find(setup['payment_method'], 'payment_method')['customer'] = setup['customer'];
    this.emit('setup_intent.succeeded', setup);
  }

  /** The setup asks for another account. */
  #failSetup(setup: ProviderObject, reason: string): void {
    Object.assign(setup, {
      status: 'requires_payment_method',
      next_action: null,
      last_setup_error: { code: `payment_method_microdeposit_${reason}` },
    });
    this.emit('setup_intent.setup_failed', setup);
  }

  /** A bank renews a card with the network. */
  renewCard(id: string, exp_year: number): void {
    const method = this.find(id, 'payment_method');
    Object.assign(method['card'] as object, { exp_year });
    this.emit('payment_method.automatically_updated', method);
  }

  verifyDeposits(setup: ProviderObject, { amounts }: Params): ProviderObject {
    const refuse = (reason: string) => invalid(`payment_method_microdeposit_${reason}`, null);
    if (setup['status'] !== 'requires_action') throw invalid('setup_intent_unexpected_state', null);
    const method = this.find(setup['payment_method'], 'payment_method');
    if (method['behavior'] === 'deposits fail') {
      this.#failSetup(setup, 'failed');
      throw refuse('failed');
    }
    setup['attempts'] = Number(setup['attempts']) + 1;
    if (Number(setup['attempts']) > ATTEMPTS_MAX) throw refuse('verification_attempts_exceeded');
    if (String(amounts) !== DEPOSITS) throw refuse('verification_amounts_mismatch');
    this.#verifySetup(setup);
    return setup;
  }

  openIdentityCheck(params: Params): ProviderObject {
    const fields = { ...params, status: 'requires_input', last_error: null };
    const session = this.create('vs', 'identity.verification_session', fields);
    return Object.assign(session, { url: `${this.#origin}/emulator/identity/${session.id}` });
  }

  /** What becomes of a check on the provider's page. */
  endIdentityCheck(id: string, end: 'verified' | 'processing' | 'canceled' | 'refused'): void {
    const session = this.find(id, 'identity.verification_session');
    const refused = { code: 'document_expired', reason: 'The document is expired.' };
    if (end === 'refused') session['last_error'] = refused;
    else session['status'] = end;
  }

  /** The banks decide on the charges of accounts, and on refunds to them. */
  clearCharges(): void {
    for (const refund of this.#objects.values()) {
      if (refund.object !== 'refund' || refund['status'] !== 'pending') continue;
      refund['status'] = 'succeeded';
      this.emit('refund.updated', refund);
    }
    for (const intent of this.#objects.values()) {
      if (intent['status'] !== 'processing') continue;
      const method = this.find(intent['payment_method'], 'payment_method');
      if (method['behavior'] === 'good') this.#settle(intent, 'succeeded');
      else {
        const reason = { type: 'card_error', code: 'account_closed', payment_method: method };
        intent['last_payment_error'] = reason;
        this.#settle(intent, 'requires_payment_method');
      }
    }
  }

  charge(params: Params): ProviderObject {
    this.find(params['customer'], 'customer', 'customer');
    const intent = this.create('pi', 'payment_intent', {
      ...params,
      status: 'requires_confirmation',
      last_payment_error: null,
      next_action: null,
    });
    return params['confirm'] === true ? this.confirm(intent, params) : intent;
  }

  confirm(intent: ProviderObject, params: Params): ProviderObject {
    const method = this.find(params['payment_method'], 'payment_method', 'payment_method');
    if (method['customer'] !== intent['customer']) throw invalid(null, 'payment_method');
    const { behavior } = method;
    if (method['type'] === 'us_bank_account') return this.#settle(intent, 'processing');
    if (behavior === 'good') return this.#settle(intent, 'succeeded');
    if (behavior !== 'asks for verification') {
      const reason = behavior === 'lacks funds' ? 'insufficient_funds' : 'generic_decline';
      throw this.#decline(intent, method, { code: 'card_declined', decline_code: reason });
    }
    if (params['off_session'] === true) {
      throw this.#decline(intent, method, { code: 'authentication_required' });
    }
    if (params['return_url'] === undefined) throw invalid(null, 'return_url');
    intent['next_action'] = {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${this.#origin}/emulator/verify/${intent.id}`,
        return_url: params['return_url'],
      },
    };
    return this.#settle(intent, 'requires_action');
  }

  /** What the cardholder does on the page of the bank. */
  verify(id: string, confirmed: boolean): ProviderObject {
    const intent = this.find(id, 'payment_intent');
    if (intent['status'] !== 'requires_action') return intent;
    intent['next_action'] = null;
    if (confirmed) return this.#settle(intent, 'succeeded');
    const code = 'payment_intent_authentication_failure';
    intent['last_payment_error'] = { type: 'invalid_request_error', code };
    return this.#settle(intent, 'requires_payment_method');
  }

  cancel(intent: ProviderObject): ProviderObject {
    if (intent['status'] === 'succeeded' || intent['status'] === 'canceled') {
      throw invalid('payment_intent_unexpected_state', null);
    }
    intent['next_action'] = null;
    return this.#settle(intent, 'canceled');
  }

  detach(method: ProviderObject): ProviderObject {
    if (method['customer'] === null) throw invalid(null, null);
    method['customer'] = null;
    this.emit('payment_method.detached', method);
    return method;
  }

  refund(params: Params): ProviderObject {
    const intent = this.find(params['payment_intent'], 'payment_intent', 'payment_intent');
    const given = this.amountsRefunded(intent.id).reduce((sum, each) => sum + each, 0);
    const left = Number(intent['amount']) - given;
    if (intent['status'] !== 'succeeded') throw invalid(null, 'payment_intent');
    if (left === 0) throw invalid('charge_already_refunded', null);
    if (Number(params['amount']) > left) throw invalid(null, 'amount');
    const method = this.find(intent['payment_method'], 'payment_method');
    const status = method['type'] === 'us_bank_account' ? 'pending' : 'succeeded';
    const refund = this.create('re', 'refund', { ...params, status });
    this.emit('refund.created', refund);
    return refund;
  }

  /** The bank sends a refund back, possibly days after it succeeded. */
  failRefund(ours: string, status = 'failed'): void {
    const refund = this.#refundOf(ours);
    Object.assign(refund, { status, failure_reason: 'expired_or_canceled_card' });
    this.emit('refund.failed', refund);
    this.emit('charge.refund.updated', refund);
  }

  /** The refund waits for an action of the buyer, and can still be canceled. */
  holdRefund(ours: string): void {
    this.#refundOf(ours)['status'] = 'requires_action';
  }

  cancelRefund(refund: ProviderObject): ProviderObject {
    if (refund['status'] !== 'requires_action') throw invalid('refund_not_cancelable', null);
    refund['status'] = 'canceled';
    this.emit('refund.updated', refund);
    return refund;
  }

  #refundOf(ours: string): ProviderObject {
    const refund = [...this.#objects.values()].find(
      ({ object, metadata }) =>
        object === 'refund' && (metadata as Params)['hammerdock_refund'] === ours,
    );
    if (refund === undefined) throw new Error(`there is no refund ${ours}`);
    return refund;
  }

  amountsRefunded(intentId: string): number[] {
    return [...this.#objects.values()]
      .filter((each) => each.object === 'refund' && each['payment_intent'] === intentId)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map((each) => Number(each['amount']));
  }

  /** The amounts taken for our payment of this id. */
  amountsTaken(payment: string): number[] {
    return [...this.#objects.values()]
      .filter(({ object, status }) => object === 'payment_intent' && status === 'succeeded')
      .filter(({ metadata }) => (metadata as Params)['hammerdock_payment'] === payment)
      .map((each) => Number(each['amount']));
  }

  /** A cardholder disputes the charge of our payment of this id. */
  openDispute(payment: string, status = 'needs_response'): string {
    const intent = [...this.#objects.values()].find(
      ({ object, metadata }) =>
        object === 'payment_intent' && (metadata as Params)['hammerdock_payment'] === payment,
    );
    const fields = { payment_intent: intent?.id, amount: intent?.['amount'], reason: 'fraudulent' };
    const dispute = this.create('dp', 'dispute', { ...fields, status, balance_transactions: [] });
    this.emit('charge.dispute.created', dispute);
    if (!status.startsWith('warning')) this.#moveFunds(dispute, 'funds_withdrawn', 1500);
    return dispute.id;
  }

  closeDispute(id: string, status: string): void {
    const dispute = this.find(id, 'dispute');
    const before = dispute['status'];
    dispute['status'] = status;
    if (status === 'won') this.#moveFunds(dispute, 'funds_reinstated', 0);
    else if (before === 'won') this.#moveFunds(dispute, 'funds_withdrawn', 0);
    this.emit('charge.dispute.closed', dispute);
  }

  /** The provider returns its fee. */
  returnDisputeFee(id: string): void {
    this.#moveFunds(this.find(id, 'dispute'), 'funds_reinstated', -1500);
  }

  #moveFunds(dispute: ProviderObject, kind: string, fee: number): void {
    const moves = dispute['balance_transactions'] as object[];
    moves.push({ object: 'balance_transaction', fee });
    this.emit(`charge.dispute.${kind}`, dispute);
  }

  #decline(intent: ProviderObject, method: ProviderObject, reason: Params): ApiError {
    intent['last_payment_error'] = { type: 'card_error', ...reason, payment_method: method };
    this.#settle(intent, 'requires_payment_method');
    const message = 'Your card was declined.';
    return new ApiError(402, { type: 'card_error', ...reason, message, payment_intent: intent });
  }

  #settle(intent: ProviderObject, status: string): ProviderObject {
    intent['status'] = status;
    const kind = status === 'requires_payment_method' ? 'payment_failed' : status;
    this.emit(`payment_intent.${kind}`, intent);
    return intent;
  }

  /** `account`: that of a seller, which has a webhook endpoint of its own. */
  emit(type: string, object: ProviderObject, account?: string): void {
    const data = { object: structuredClone(object) };
    const of = account === undefined ? {} : { account };
    this.events.push(this.create('evt', 'event', { type, data, api_version: null, ...of }));
  }
}
