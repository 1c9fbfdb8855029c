// A card number never gets past the door (R46): digits that look like one, in any field of any
// call, are refused before anything is validated, stored or logged.
const CANDIDATE = /(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g;
const ISSUERS = /^(4|5[1-5]|2[2-7]|3[47]|6011|65|64[4-9]|35|30[0-5]|3[68])/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export function holdsCardNumber(value: unknown): boolean {
  // An id of ours may by chance hold digits like a card's; its lot must stay open to bids.
  if (typeof value === 'string' && ID.test(value)) return false;
  if (typeof value === 'string' || typeof value === 'number') {
    const found = String(value).match(CANDIDATE) ?? [];
    return found.some((run) => {
      const digits = run.replaceAll(/\D/g, '');
      return ISSUERS.test(digits) && passesLuhn(digits);
    });
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCardNumber);
}
