// The token of a payment link: the id of the invoice and a signature, so nothing is stored for it.
// It pays this invoice only, and shows nothing that the holder of an email does not know.
import type { Vault } from '../../security/vault.ts';
import { isId } from '../../store/platform/id-shape.ts';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{22})$/;

export const makePaymentToken = (vault: Vault, invoiceId: string): string =>
  `${invoiceId}.${vault.sign('payment link', invoiceId)}`;

/** The id of the invoice; null when the signature is not valid. */
export function readPaymentToken(vault: Vault, token: string): string | null {
  const [, invoiceId = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isId(invoiceId)) return null;
  return vault.isSigned('payment link', invoiceId, signature) ? invoiceId : null;
}
