// A card number never gets past the door (R46): one in any field of any call, or in a field's name,
// is refused before anything is validated, stored or logged.
import { isCartonCode } from '@hammerdock/domain/catalog/product-code.ts';
import { holdsCardNumber } from '@hammerdock/domain/checks/card-number-in-text.ts';

export function sendsCardNumber(sent: unknown, kind: 'query' | 'command'): boolean {
  if (typeof sent === 'string') {
    // Goods are searched by the code on their carton, and what is searched is not kept.
    return !(kind === 'query' && isCartonCode(sent)) && holdsCardNumber(sent);
  }
  if (typeof sent === 'number') return holdsCardNumber(String(Math.trunc(sent)));
  if (typeof sent !== 'object' || sent === null) return false;
  return Object.entries(sent).some(
    ([name, value]) => holdsCardNumber(name) || sendsCardNumber(value, kind),
  );
}
