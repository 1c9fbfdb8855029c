import { describe, expect, test } from 'vitest';
import { whereTo } from './where-to.ts';

const buyer = { role: 'buyer', sentToCards: false, referer: undefined } as const;

describe('the way after signing in', () => {
  test('leads to the page that was wanted', () => {
    expect(whereTo({ ...buyer, referer: '/productView/7?bid=5' })).toBe('/productView/7?bid=5');
  });

  test('leads home when none was wanted, and staff to the desk', () => {
    expect(whereTo(buyer)).toBe('/');
    expect(whereTo({ ...buyer, role: 'staff' })).toBe('/desk');
  });

  test('never leads to another site', () => {
    expect(whereTo({ ...buyer, referer: 'https://example.com/' })).toBe('/');
    expect(whereTo({ ...buyer, sentToCards: true, referer: '//example.com' })).toBe(
      '/payments/saved_cards',
    );
  });

  test('AUTH-05 leads past the saved cards when one is missing, without losing the wanted page', () => {
    expect(whereTo({ ...buyer, sentToCards: true })).toBe('/payments/saved_cards');
    expect(whereTo({ ...buyer, sentToCards: true, referer: '/auctions/won' })).toBe(
      '/payments/saved_cards?referer=%2Fauctions%2Fwon',
    );
  });

  test('AUTH-05 does not keep anybody from paying', () => {
    const payment = '/checkout/invoice/9';
    expect(whereTo({ ...buyer, sentToCards: true, referer: payment })).toBe(payment);
    expect(whereTo({ ...buyer, sentToCards: true, referer: '/invoices/partial' })).toBe(
      '/invoices/partial',
    );
  });
});
