import { describe, expect, test } from 'vitest';
import { hours, minutes } from '../time.ts';
import { linkExpiresAt, refusePaymentLink } from './payment-link.ts';
import { voidsAt } from './unpaid.ts';

describe('a payment link', () => {
  const invoice = { issuedAt: hours(1), payUntil: null, voidedAt: null, dueCents: 1404 };
  const end = voidsAt(invoice.issuedAt);

  test('pays until the invoice becomes void', () => {
    expect(refusePaymentLink(invoice, end - 1)).toBeNull();
    expect(refusePaymentLink(invoice, end)).toBe('PaymentLinkExpired');
  });

  test('of a purchase expires with its hold', () => {
    const payUntil = invoice.issuedAt + minutes(30);
    expect(linkExpiresAt({ ...invoice, payUntil })).toBe(payUntil);
    expect(refusePaymentLink({ ...invoice, payUntil }, payUntil)).toBe('PaymentLinkExpired');
  });

  test('does not pay an invoice that is paid or void', () => {
    expect(refusePaymentLink({ ...invoice, dueCents: 0 }, end)).toBe('InvoicePaidAlready');
    expect(refusePaymentLink({ ...invoice, voidedAt: end }, end)).toBe('InvoiceVoid');
  });
});
