// The pages of the built-in payment provider as HTML: the card form that our dialog embeds, and the
// bank's page to confirm a payment.
import { CARD_MONTHS, cardYears } from '@hammerdock/domain/checks/card.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { OpenVerification } from './sandbox.ts';

const STYLE = `
  :root { color-scheme: light; font: 16px/1.4 system-ui, sans-serif; color: #1b1f24; }
  body { margin: 0; padding: 4px; background: #fff; }
  main { max-width: 30rem; margin: 0 auto; }
  form { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12px; }
  label { display: grid; gap: 4px; font-size: 14px; align-content: start; }
  .wide { grid-column: 1 / -1; }
  input, select { font: inherit; min-height: 44px; padding: 0 10px; border: 1px solid #8a94a0;
    border-radius: 6px; background: #fff; color: inherit; min-width: 0; width: 100%;
    box-sizing: border-box; }
  [aria-invalid=true] { border-color: #c92a2a; }
  :focus-visible { outline: 3px solid #1c7ed6; outline-offset: 1px; }
  .complaint { color: #c92a2a; min-height: 1.3em; font-size: 13px; }
  button { font: inherit; font-weight: 600; min-height: 44px; border: 0; border-radius: 6px;
    padding: 0 16px; background: #1864ab; color: #fff; cursor: pointer; }
  button.quiet { background: #e9ecef; color: #1b1f24; }
  button:disabled { opacity: .6; cursor: default; }
  p { margin: 8px 0; } .note { font-size: 13px; color: #495057; }`;

// Posts the fields to the address of this page and passes the token to the embedding page. The
// focus does not move when the user has gone on to another field before the response.
const SCRIPT = `
  const form = document.querySelector('form');
  const button = form.querySelector('button');
  const fields = ['card_number', 'card_name', 'card_exp_month', 'card_exp_year', 'card_cvc'];
  const complain = (complaints, focused) => {
    for (const name of [...fields, 'form']) {
      const place = document.getElementById(name + '-complaint');
      place.textContent = complaints[name] ?? '';
      form.elements[name]?.setAttribute('aria-invalid', String(name in complaints));
    }
    const first = fields.find((name) => name in complaints);
    const untouched = [focused, document.body].includes(document.activeElement);
    if (first && untouched) form.elements[first].focus();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const focused = document.activeElement;
    button.disabled = true;
    try {
      const entry = Object.fromEntries(fields.map((name) => [name, form.elements[name].value]));
      const response = await fetch('/sandbox/tokenise', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
      });
      const answer = await response.json();
      complain(answer.complaints ?? {}, focused);
      if (answer.card_token) {
        parent.postMessage({ type: 'card_token', card_token: answer.card_token }, location.origin);
      }
    } catch {
      complain({ form: 'The card service isn’t responding. Please try again.' });
    } finally {
      button.disabled = false;
    }
  });
  parent.postMessage({ type: 'card_form_ready' }, location.origin);`;

export function tokenisePage(nonce: string, currentYear: number): string {
  const field = (name: string, label: string, input: string, wide = false): string => `
    <label${wide ? ' class="wide"' : ''}>${label}${input}
      <span class="complaint" id="${name}-complaint" role="alert"></span></label>`;
  const text = (name: string, attributes: string): string =>
    `<input name="${name}" aria-describedby="${name}-complaint" ${attributes}>`;
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
    nonce,
    body: `<form novalidate>
    ${field('card_number', 'Card number', number, true)}
    ${field('card_name', 'Name on card', name, true)}
    ${field('card_exp_month', 'Month', choice('card_exp_month', CARD_MONTHS, 'cc-exp-month'))}
    ${field('card_exp_year', 'Year', year)}
    ${field('card_cvc', 'CVC', cvc)}
    <span class="complaint wide" id="form-complaint" role="alert"></span>
    <button class="wide">Save card</button></form>
    <p class="note">This store uses test cards. 4242 4242 4242 4242 is always accepted.</p>
    <script nonce="${nonce}">${SCRIPT}</script>`,
  });
}

export function verificationPage(nonce: string, open: OpenVerification): string {
  return page({
    title: 'Confirm your payment',
    nonce,
    body: `<h1>Confirm your payment</h1>
    <p>Did you ask to pay <strong>$${toDecimal(open.amountCents)}</strong>
      with the card ending in ${open.last4}?</p>
    <form method="post">
      <button name="decision" value="confirm">Confirm</button>
      <button class="quiet" name="decision" value="refuse">Refuse</button>
    </form>`,
  });
}

export const nothingToVerifyPage = (nonce: string): string =>
  page({
    title: 'Nothing to confirm',
    nonce,
    body: '<h1>Nothing to confirm</h1><p>This payment was confirmed, refused or called off.</p>',
  });

const page = (given: { title: string; nonce: string; body: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${given.title}</title><style nonce="${given.nonce}">${STYLE}</style></head>
  <body><main>${given.body}</main></body></html>`;
