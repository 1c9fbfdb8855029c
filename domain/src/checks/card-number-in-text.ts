// Whether somebody wrote a card's number into a text, where it has no business to be (R46). Told
// by its first digits, its length and its check digit, however it is grouped.
import { isChecked } from '../catalog/product-code.ts';

const LENGTH_MIN = 13;
const LENGTH_MAX = 19;
/** International phone numbers are not longer. */
const PHONE_LENGTH_MAX = 15;

const RUN = /\+?\d(?:[\s.\u2010-\u2015-]{0,3}\d){12,}/g;
const ISSUERS = /^(2[2-7]|3[04-9]|[4-6]|8[12])/;
/** Ids of ours may by chance hold digits like a card's; what they name must stay in reach. */
const IDS = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi;
/** How cards are written among other numbers: 4-4-4-4, 4-6-5, or all groups alike. */
const GROUPED = [/^(4 )+[1-4]$/, /^4 6 [45]$/, /^(\d+)( \1)*$/];

export function holdsCardNumber(text: string): boolean {
  if (text.length < LENGTH_MIN) return false;
  // Wide digits and spaces that do not break are read as the plain ones.
  const runs = text.normalize('NFKC').replaceAll(IDS, '#').match(RUN) ?? [];
  return runs.some(isCardRun);
}

/** For texts that are not ours to refuse, such as what a library says went wrong. */
export function hideCardNumbers(text: string, instead: string): string {
  const hide = (part: string) => part.replaceAll(RUN, (run) => (isCardRun(run) ? instead : run));
  const ids = text.match(IDS) ?? [];
  return text
    .split(IDS)
    .map((part, place) => hide(part) + (ids[place] ?? ''))
    .join('');
}

function isCardRun(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const whole = groups.join('');
  if (run.startsWith('+') && whole.length <= PHONE_LENGTH_MAX) return false;
  return isCardNumber(whole) || groups.some((_, from) => beginsWithCard(groups, from));
}

/** Whether a number begins with this group: its expiry may stand behind it, a code before it. */
function beginsWithCard(groups: readonly string[], from: number): boolean {
  let digits = '';
  for (let to = from; to < groups.length && digits.length < LENGTH_MAX; to += 1) {
    digits += groups[to] ?? '';
    if (isCardNumber(digits) && isGrouped(groups.slice(from, to + 1))) return true;
  }
  return false;
}

function isGrouped(groups: readonly string[]): boolean {
  const lengths = groups.map((group) => group.length).join(' ');
  return GROUPED.some((pattern) => pattern.test(lengths));
}

function isCardNumber(digits: string): boolean {
  if (digits.length < LENGTH_MIN || digits.length > LENGTH_MAX || !ISSUERS.test(digits)) {
    return false;
  }
  // No card of 13 digits is issued any more, but most goods have an EAN.
  if (digits.length === LENGTH_MIN && isChecked(digits)) return false;
  return passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
