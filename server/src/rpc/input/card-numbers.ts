// Refuses a card number in any field or field name of any call (R46), before the input is
// validated, stored or logged.
import { isCartonCode } from '@hammerdock/domain/catalog/product-code.ts';
import { holdsCardNumber } from '@hammerdock/domain/checks/card-number-in-text.ts';

export function sendsCardNumber(sent: unknown, kind: 'query' | 'command'): boolean {
  if (typeof sent === 'string') {
    // Searches accept the code on a carton, and search texts are not stored.
    return !(kind === 'query' && isCartonCode(sent)) && holdsCardNumber(sent);
  }
  if (typeof sent === 'number') return holdsCardNumber(String(Math.trunc(sent)));
  if (typeof sent !== 'object' || sent === null) return false;
  return Object.entries(sent).some(
    ([name, value]) => holdsCardNumber(name) || sendsCardNumber(value, kind),
  );
}
