import { describe, expect, test } from 'vitest';
import { whereTo } from './where-to.ts';

const buyer = {
  role: 'buyer',
  awaitsCodes: false,
  sentToCards: false,
  referer: undefined,
} as const;

describe('the page after signing in', () => {
  test('is the requested page', () => {
    expect(whereTo({ ...buyer, referer: '/productView/7?bid=5' })).toBe('/productView/7?bid=5');
  });

  test('is the home page by default, and the desk for staff', () => {
    expect(whereTo(buyer)).toBe('/');
    expect(whereTo({ ...buyer, role: 'staff' })).toBe('/desk');
  });

  test('is that of the registration’s codes, and then of the cards, on the way to a bid', () => {
    const onTheWay = { ...buyer, referer: '/productView/7?bid=5', sentToCards: true };
    expect(whereTo({ ...onTheWay, awaitsCodes: true })).toBe(
      '/registration?referer=%2FproductView%2F7%3Fbid%3D5',
    );
    expect(whereTo({ ...buyer, awaitsCodes: true })).toBe('/registration');
  });

  test('is never on another site', () => {
    expect(whereTo({ ...buyer, referer: 'https://example.com/' })).toBe('/');
    expect(whereTo({ ...buyer, sentToCards: true, referer: '//example.com' })).toBe(
      '/payments/saved_cards',
    );
  });

  test('AUTH-05 is the saved cards when one is missing, and leads on to the requested page', () => {
    expect(whereTo({ ...buyer, sentToCards: true })).toBe('/payments/saved_cards');
    expect(whereTo({ ...buyer, sentToCards: true, referer: '/auctions/won' })).toBe(
      '/payments/saved_cards?referer=%2Fauctions%2Fwon',
    );
  });

  test('AUTH-05 is the payment page when it was requested', () => {
    const payment = '/checkout/invoice/9';
    expect(whereTo({ ...buyer, sentToCards: true, referer: payment })).toBe(payment);
    expect(whereTo({ ...buyer, sentToCards: true, referer: '/invoices/partial' })).toBe(
      '/invoices/partial',
    );
  });
});
