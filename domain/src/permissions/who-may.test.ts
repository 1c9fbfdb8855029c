import { describe, expect, test } from 'vitest';
import { mayBid, mayCall } from './who-may.ts';
import type { BidderStanding, Role } from './who-may.ts';

const ROLES: readonly Role[] = ['guest', 'buyer', 'seller', 'staff', 'admin'];

describe('R36 who may call', () => {
  test.each([
    ['guest', ROLES],
    ['buyer', ['buyer', 'seller', 'staff', 'admin']],
    ['seller', ['seller', 'admin']],
    ['staff', ['staff', 'admin']],
    ['admin', ['admin']],
  ] as const)('R36 a call for %s is open to %j', (access, admitted) => {
    expect(ROLES.filter((role) => mayCall(access, role))).toEqual(admitted);
  });
});

describe('R14 who may bid', () => {
  const good: BidderStanding = {
    role: 'buyer',
    emailVerified: true,
    active: true,
    hasPrimaryCard: true,
    cardExpired: false,
    locationAccepted: true,
    bidLimitCents: 50_000,
    depositCents: 2_000,
    termsAccepted: true,
    ownsLot: false,
    unreviewedRetractions: 0,
    hasRetractedHere: false,
  };
  const bid = {
    amountCents: 50_000,
    depositNeededCents: 2_000,
    unapprovedLimitCents: null,
    centerName: 'Decatur',
  };

  // In the order of R14: each is the first one that is reported.
  const faults: readonly [string, Partial<BidderStanding>][] = [
    ['StaffMayNotBid', { role: 'staff' }],
    ['OwnLot', { ownsLot: true }],
    ['EmailNotVerified', { emailVerified: false }],
    ['AccountInactive', { active: false }],
    ['NoCardOnFile', { hasPrimaryCard: false }],
    ['CardExpired', { cardExpired: true }],
    ['LocationNotAccepted', { locationAccepted: false }],
    ['BidLimitExceeded', { bidLimitCents: 49_999 }],
    ['DepositNeeded', { depositCents: 1_999 }],
    ['TermsNotAccepted', { termsAccepted: false }],
    ['RetractionsUnderReview', { unreviewedRetractions: 4 }],
  ];

  test('R14 a bidder who meets all conditions may bid, up to the limit or without one', () => {
    expect(mayBid(good, bid).ok).toBe(true);
    expect(mayBid({ ...good, bidLimitCents: null }, { ...bid, amountCents: 1e8 }).ok).toBe(true);
  });

  test('R14 an auction may ask for a bid limit above an amount', () => {
    const unapproved = { ...good, bidLimitCents: null };
    const limited = { ...bid, unapprovedLimitCents: 50_000 };
    expect(mayBid(unapproved, limited).ok).toBe(true);
    expect(mayBid(unapproved, { ...limited, amountCents: 50_001 })).toMatchObject({
      refusal: 'BidLimitExceeded',
      details: { bidLimitCents: 50_000 },
    });
    // An approved limit counts instead, also above the auction's amount.
    const approved = { ...good, bidLimitCents: 90_000 };
    expect(mayBid(approved, { ...limited, amountCents: 90_000 }).ok).toBe(true);
    expect(mayBid(approved, { ...limited, amountCents: 90_001 }).ok).toBe(false);
  });

  test('R68 three retractions in 30 days need no approval', () => {
    expect(mayBid({ ...good, unreviewedRetractions: 3 }, bid).ok).toBe(true);
  });

  test.each(faults)('R14 %s', (refusal, fault) => {
    expect(mayBid({ ...good, ...fault }, bid)).toMatchObject({ ok: false, refusal });
  });

  test('R14 reports the first of several unmet conditions', () => {
    for (const [index, [refusal]] of faults.entries()) {
      const rest = Object.assign({}, ...faults.slice(index).map(([, fault]) => fault));
      expect(mayBid({ ...good, ...rest }, bid)).toMatchObject({ refusal });
    }
  });

  test('R14 R61 guests sign in first; staff and admins never bid, sellers may elsewhere', () => {
    expect(mayBid(null, bid)).toMatchObject({ refusal: 'SignInNeeded' });
    expect(mayBid({ ...good, role: 'guest' }, bid)).toMatchObject({ refusal: 'SignInNeeded' });
    for (const role of ['staff', 'admin'] as const) {
      expect(mayBid({ ...good, role }, bid)).toMatchObject({ refusal: 'StaffMayNotBid' });
    }
    expect(mayBid({ ...good, role: 'seller' }, bid).ok).toBe(true);
  });

  test('R14 a refusal contains the details needed to resolve it', () => {
    expect(mayBid({ ...good, locationAccepted: false }, bid)).toMatchObject({
      details: { centerName: 'Decatur' },
    });
    expect(mayBid({ ...good, bidLimitCents: 100 }, bid)).toMatchObject({
      details: { bidLimitCents: 100 },
    });
    expect(mayBid({ ...good, depositCents: 0 }, bid)).toMatchObject({
      details: { depositCents: 2_000 },
    });
  });
});
