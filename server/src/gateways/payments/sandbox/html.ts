// The pages of the built-in payment provider as HTML: the card form that our dialog embeds, the
// bank's page to confirm a payment, and the setup of an account to be paid.
import { CARD_MONTHS, cardYears } from '@hammerdock/domain/checks/card.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { OpenVerification } from './gateway.ts';

export const STYLE_URL = '/sandbox/sandbox.css';

export interface PublicScript {
  readonly url: string;
  /** Its hash, as in the content security policy. */
  readonly integrity: string;
}

export type Scheme = 'light' | 'dark';

export function cardFormPage(
  script: PublicScript,
  {
    currentYear,
    scheme,
    isSaved,
  }: { readonly currentYear: number; readonly scheme: Scheme; readonly isSaved: boolean },
): string {
  const choice = (name: string, options: readonly string[], hint: string): string =>
    `<select name="${name}" autocomplete="${hint}" aria-describedby="${name}-complaint">
      <option value=""></option>${options.map((each) => `<option>${each}</option>`).join('')}
    </select>`;
  const number = text('card_number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"');
  const cvc = text('card_cvc', 'inputmode="numeric" autocomplete="cc-csc" maxlength="5"');
  const name = text('card_name', 'autocomplete="cc-name" maxlength="100"');
  const year = choice('card_exp_year', cardYears(currentYear), 'cc-exp-year');
  return page({
    title: 'Card details',
    script,
    scheme,
    body: `<form novalidate>
    ${field('card_number', 'Card number', number, true)}
    ${field('card_name', 'Name on card', name, true)}
    ${field('card_exp_month', 'Month', choice('card_exp_month', CARD_MONTHS, 'cc-exp-month'))}
    ${field('card_exp_year', 'Year', year)}
    ${field('card_cvc', 'CVC', cvc)}
    <span class="complaint wide" id="form-complaint" role="alert"></span>
    <button class="wide">${isSaved ? 'Save card' : 'Use this card'}</button></form>
    <p class="note">This store uses test cards. 4242 4242 4242 4242 is always accepted.</p>`,
  });
}

export function bankFormPage(
  script: PublicScript,
  { scheme }: { readonly scheme: Scheme },
): string {
  const digits = 'inputmode="numeric" autocomplete="off" maxlength="20"';
  const holder = 'autocomplete="name" maxlength="100"';
  return page({
    title: 'Bank account details',
    script,
    scheme,
    body: `<form novalidate>
    ${field('bank_holder', 'Name on account', text('bank_holder', holder), true)}
    ${field('routing_number', 'Routing number', text('routing_number', digits), true)}
    ${field('account_number', 'Account number', text('account_number', digits), true)}
    ${field('account_again', 'Account number again', text('account_again', digits), true)}
    <span class="complaint wide" id="form-complaint" role="alert"></span>
    <button class="wide">Save bank account</button></form>
    <p class="note">This store uses test accounts. Routing number 110000000 with account
      000123456789 is always accepted; its deposits are 32 and 45 cents.</p>`,
  });
}

const field = (name: string, label: string, input: string, wide = false): string => `
    <label${wide ? ' class="wide"' : ''}>${label}${input}
      <span class="complaint" id="${name}-complaint" role="alert"></span></label>`;
const text = (name: string, attributes: string): string =>
  `<input name="${name}" aria-describedby="${name}-complaint" ${attributes}>`;

export function verificationPage(open: OpenVerification): string {
  return page({
    title: 'Confirm your payment',
    body: `<h1>Confirm your payment</h1>
    <p>Did you ask to pay <strong>$${toDecimal(open.amountCents)}</strong>
      with the card ending in ${open.last4}?</p>
    <form method="post">
      <button name="decision" value="confirm">Confirm</button>
      <button class="quiet" name="decision" value="refuse">Refuse</button>
    </form>`,
  });
}

export const nothingToVerifyPage = (): string =>
  page({
    title: 'Nothing to confirm',
    body: `<h1>Nothing to confirm</h1>
    <p>This payment was confirmed, refused or called off.</p>
    <p><a href="/invoices/all">See your receipts</a></p>`,
  });

export const setupPage = (): string =>
  page({
    title: 'Set up payouts',
    body: `<h1>Set up payouts</h1>
    <p>This store uses a test provider, which moves no money and asks for no details. Choose what
      becomes of your account.</p>
    <form method="post">
      <button class="wide" name="end" value="ready">Finish setup</button>
      <button class="wide quiet" name="end" value="incomplete">Leave the bank account out</button>
      <button class="wide quiet" name="end" value="checking">Finish, and wait for a review</button>
      <button class="wide quiet" name="end" value="refuses">Finish, and refuse transfers</button>
      <button class="wide quiet" name="end" value="spends">Finish, and refuse reversals</button>
    </form>`,
  });

function page({ title, body, script, scheme }: Page): string {
  const tag =
    script === undefined
      ? ''
      : `<script type="module" src="${script.url}" integrity="${script.integrity}"></script>`;
  const chosen = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
  return `<!doctype html><html lang="en"${chosen}><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title><link rel="stylesheet" href="${STYLE_URL}">${tag}</head>
  <body><main${script === undefined ? ' class="page"' : ''}>${body}</main></body></html>`;
}

interface Page {
  readonly title: string;
  readonly body: string;
  readonly script?: PublicScript;
  readonly scheme?: Scheme;
}
