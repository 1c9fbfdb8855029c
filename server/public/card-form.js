// The forms of the payment sandbox for cards and bank accounts. They post the fields to the address
// of their page and pass the token, a refusal and their height to the embedding page.

/** @typedef {Readonly<Record<string, string>>} Complaints by field */
/** @typedef {{ card_token?: string, complaints?: Complaints }} TokenResponse */

const FOCUS_RING = 4;

/**
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} type
 * @returns {E}
 */
function find(selector, type) {
  const element = document.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${selector}`);
}

const form = find('form', HTMLFormElement);
const button = find('form button', HTMLButtonElement);
const FIELDS = [...form.querySelectorAll('[name]')].map(
  (field) => field.getAttribute('name') ?? '',
);

/** @param {string} name */
const findField = (name) => find(`[name=${name}]`, HTMLElement);

/**
 * Focuses the first invalid field, unless the user has moved to another field before the response.
 * @param {Complaints} complaints
 * @param {Element | null} [focused] the element that had the focus when the form was sent
 */
function showComplaints(complaints, focused = null) {
  for (const name of [...FIELDS, 'form']) {
    find(`#${name}-complaint`, HTMLElement).textContent = complaints[name] ?? '';
  }
  for (const name of FIELDS) {
    findField(name).setAttribute('aria-invalid', String(name in complaints));
  }
  const first = FIELDS.find((name) => name in complaints);
  const isUnmoved = [focused, document.body].includes(document.activeElement);
  if (first !== undefined && isUnmoved) findField(first).focus();
}

/** @param {string} name */
function withdrawComplaint(name) {
  find(`#${name}-complaint`, HTMLElement).textContent = '';
  findField(name).setAttribute('aria-invalid', 'false');
}

for (const name of FIELDS) {
  findField(name).addEventListener('input', () => withdrawComplaint(name));
}

/** @returns {Promise<TokenResponse>} */
async function requestToken() {
  const data = new FormData(form);
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, data.get(name)]))),
  });
  return response.json();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const focused = document.activeElement;
  button.disabled = true;
  try {
    const { complaints = {}, card_token } = await requestToken();
    showComplaints(complaints, focused);
    if (card_token !== undefined) {
      parent.postMessage({ type: 'card_token', card_token }, location.origin);
    } else {
      // The embedding page has fields of its own, whose messages appear at the same time.
      parent.postMessage({ type: 'card_form_refused' }, location.origin);
    }
  } catch {
    showComplaints({ form: 'The card service isn’t responding. Please try again.' });
  } finally {
    button.disabled = false;
  }
});

/** @param {string} text */
const digitsOf = (text) => text.replaceAll(/\D/g, '');

/**
 * Writes a card's number in groups of four while it is typed; what is not a number stays as it is.
 * @param {HTMLInputElement} field
 */
function groupDigits(field) {
  let before = digitsOf(field.value);
  field.addEventListener('input', (event) => {
    const { value, selectionStart } = field;
    if (/[^\d -]/.test(value)) return;
    let digits = digitsOf(value);
    let place = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
    const deletes = event instanceof InputEvent ? event.inputType : '';
    // Only the space was deleted: what is meant is the digit beside it.
    if (digits === before && deletes === 'deleteContentBackward') place = Math.max(0, place - 1);
    if (digits === before && deletes.startsWith('deleteContent')) {
      digits = digits.slice(0, place) + digits.slice(place + 1);
    }
    before = digits;
    field.value = digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
    const caret = place + Math.max(0, Math.floor((place - 1) / 4));
    field.setSelectionRange(caret, caret);
  });
}

const number = form.querySelector('[name=card_number]');
if (number instanceof HTMLInputElement) groupDigits(number);

parent.postMessage({ type: 'card_form_ready' }, location.origin);

// The embedding page makes the frame as high as the form, so that only one of them scrolls.
const main = find('main', HTMLElement);
new ResizeObserver(() => {
  const height = Math.ceil(main.getBoundingClientRect().bottom + window.scrollY) + FOCUS_RING;
  parent.postMessage({ type: 'card_form_height', height }, location.origin);
}).observe(main);
