// Every refusal: its HTTP status and its sentence. A call may only declare names that
// stand here, so a refusal without words does not compile. Server and web read this one table:
// answers carry the sentence, and the web shows it.
import { toDollars } from '@hammerdock/domain/money.ts';
import type { RefusalDetails } from '@hammerdock/domain/result.ts';

interface Refusal {
  readonly status:
    400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 431 | 503 | 507;
  readonly says: string | ((details: RefusalDetails) => string);
}

const PLACEHOLDER = /^\{\w+\}$/;

const dollars = (cents: string | number | undefined): string =>
  typeof cents === 'string' && PLACEHOLDER.test(cents)
    ? cents
    : toDollars(typeof cents === 'number' ? cents : 0);

export const refusals = {
  // Of the HTTP layer, before a call is reached
  RequestMalformed: { status: 400, says: 'This request could not be read.' },
  MethodNotAllowed: { status: 405, says: 'This address takes another method.' },
  RequestTimedOut: { status: 408, says: 'This request took too long to arrive. Please try again.' },
  MediaTypeUnsupported: { status: 415, says: 'Please send this request as JSON.' },
  HeadersTooLarge: { status: 431, says: 'The headers of this request are too large.' },

  // The pipeline's own
  InputInvalid: { status: 422, says: 'Please check the marked fields.' },
  CharactersInvalid: {
    status: 422,
    says: 'Some text has characters that cannot be processed. Please type it again.',
  },
  InputUnreadable: {
    status: 422,
    says: 'This request could not be read. Please send its fields as one JSON object.',
  },
  InputTooLarge: {
    status: 413,
    says: 'This request is too long or too deeply nested. Please send less at once.',
  },
  IdempotencyKeyInvalid: {
    status: 422,
    says: 'An Idempotency-Key has 8 to 128 letters, digits or the signs _ - . :',
  },
  SignInNeeded: { status: 401, says: 'Please sign in to continue.' },
  RoleMissing: { status: 403, says: 'Your account isn’t allowed to do this.' },
  OriginRefused: { status: 403, says: 'This request came from another site and was refused.' },
  NotFound: { status: 404, says: 'We could not find that.' },
  TooManyRequests: {
    status: 429,
    says: (f) => `Too many attempts. Please wait ${f['retryAfterSeconds']} seconds and try again.`,
  },
  KeyReused: {
    status: 409,
    says: 'This request was already used for something else. Please start again.',
  },
  CardNumberRefused: {
    status: 422,
    says: 'Card numbers are never sent to us. Please use the card form.',
  },
  Unavailable: {
    status: 503,
    says: 'We’re having trouble right now. Nothing was lost; please try again.',
  },
  Maintenance: { status: 503, says: (f) => String(f['message'] ?? 'We’ll be back soon.') },

  // Accounts
  EmailTaken: { status: 409, says: 'An account with this email already exists.' },
  UsernameTaken: { status: 409, says: 'This username is taken.' },
  PhoneTaken: { status: 409, says: 'An account with this phone number already exists.' },
  PasswordTooCommon: { status: 422, says: 'This password is too easy to guess.' },
  PasswordUnchanged: { status: 422, says: 'New password must be different' },
  PasswordWrong: { status: 422, says: 'The current password is incorrect.' },
  PasswordNeeded: { status: 422, says: 'Please enter your current password.' },
  PasswordNotSet: {
    status: 409,
    says: 'This account has no password yet. Use “Forgot password” to choose one.',
  },
  SignInFailed: { status: 401, says: 'Incorrect email or password.' },
  CodeWrong: { status: 422, says: 'That code doesn’t match. Please check it and try again.' },
  CodeExpired: { status: 410, says: 'That code has expired. Please request a new one.' },
  CodeTriesUsedUp: { status: 429, says: 'Too many wrong codes. Please request a new one.' },
  CodeSentRecently: {
    status: 429,
    says: (f) =>
      `A code was just sent. You can request another in ${f['retryAfterSeconds']} seconds.`,
  },
  ResetLinkInvalid: { status: 410, says: 'This link was already used or has expired.' },
  VerifyLinkInvalid: { status: 410, says: 'This link was already used or has expired.' },
  EmailVerifiedAlready: { status: 409, says: 'Your email is already verified.' },
  PhoneNotVerified: { status: 422, says: 'Please verify this phone number with the code we sent.' },
  RegistrationNotStarted: { status: 410, says: 'Please start your registration again.' },
  TermsChanged: { status: 409, says: 'The terms have changed. Please read and accept them again.' },
  CouponUnknown: { status: 422, says: 'This coupon code is not valid.' },
  CouponExpired: { status: 410, says: 'This coupon has expired.' },
  CouponUsedAlready: { status: 409, says: 'You have already used this coupon.' },
  CouponUsedUp: { status: 409, says: 'This coupon has been used up.' },
  InviteUnknown: { status: 422, says: 'This invite code is not valid.' },

  // Pages, inbox and newsletter
  AnsweredAlready: { status: 409, says: 'This message was already answered.' },
  NewsletterLinkInvalid: {
    status: 410,
    says: 'This link was already used or has expired. Please subscribe again.',
  },
  AuctionPublished: {
    status: 409,
    says: 'This auction is published, so what its bidders rely on can’t change.',
  },
  PageChanged: { status: 409, says: 'Someone else changed this page. Please reload it.' },

  // Who may bid (R14)
  EmailNotVerified: { status: 403, says: 'Please verify your email before you bid.' },
  AccountInactive: {
    status: 403,
    says: 'Your account is deactivated. Pay your unpaid receipts to bid again.',
  },
  NoCardOnFile: { status: 403, says: 'No Cards Found. Please add a card to bid.' },
  LocationNotAccepted: {
    status: 403,
    says: (f) => `Please accept ${f['centerName']} as your pickup location.`,
  },
  BidLimitExceeded: {
    status: 403,
    says: (f) =>
      `Your bid limit is ${dollars(f['bidLimitCents'])}. Request a higher limit to bid this much.`,
  },
  DepositNeeded: {
    status: 403,
    says: (f) => `Please submit a deposit of ${dollars(f['depositCents'])} to bid on this lot.`,
  },
  TermsNotAccepted: { status: 403, says: 'Please accept the current terms to bid.' },
  OwnLot: { status: 403, says: 'You cannot bid on your own lots.' },
  StaffMayNotBid: { status: 403, says: 'Staff and administrators cannot bid.' },
  RetractionsUnderReview: {
    status: 403,
    says: 'You canceled more than 3 bids in 30 days. We need to review your account first.',
  },
  ImpersonatorMayNot: { status: 403, says: 'You are signed in as someone else and can’t do this.' },

  // Bids
  LotNotOpen: { status: 409, says: 'This lot is not open for bids.' },
  LotNotUpcoming: { status: 409, says: 'Bidding on this lot has already started.' },
  LotClosed: { status: 409, says: 'Auction Closed' },
  BidTooLow: { status: 422, says: (f) => `Min bid ${dollars(f['nextBidCents'])}` },
  BidTooHigh: {
    status: 422,
    says: (f) => `The highest bid we accept is ${dollars(f['ceilingCents'])}.`,
  },
  RaiseTooLow: {
    status: 422,
    says: (f) => `Your maximum is ${dollars(f['ownMaximumCents'])}. A raise must be higher.`,
  },
  HardBidByLeader: { status: 409, says: 'You are already winning this item.' },
  BidMustTakeLead: {
    status: 409,
    says: 'You canceled a bid on this item, so a new bid must take the lead. This one does not.',
  },
  AdvanceBidMustBeProxy: { status: 422, says: 'An advance bid must be a maximum bid.' },
  QuickBidOff: { status: 403, says: 'Enable Quick Bid Button in your Customer Profile' },
  ConfirmationExpired: { status: 410, says: 'The confirmation has expired. Please bid again.' },
  NotTheLeader: { status: 409, says: 'Only the winning bidder can cancel a bid.' },
  NoBids: { status: 409, says: 'There is no bid to cancel.' },
  RetractionOff: { status: 409, says: 'Bids on this lot cannot be canceled.' },
  RetractionTooLate: { status: 409, says: 'Cancellation Expired' },
  RetractedAlready: { status: 409, says: 'You can cancel only one bid on an item.' },
  LoweringNotAllowed: { status: 409, says: 'Your maximum can no longer be lowered.' },
  LoweringOutOfRange: {
    status: 422,
    says: (f) =>
      `Enter at least ${dollars(f['leastCents'])} and less than ${dollars(f['ownMaximumCents'])}.`,
  },
  BuyNowEnded: { status: 409, says: 'This item has a bid, so Buy Now is no longer available.' },
  BoughtAlready: { status: 409, says: 'This item was just bought. You were not charged.' },
  BoughtByYou: { status: 409, says: 'You already bought this item. See My Receipts.' },
  BuyNowLapsed: {
    status: 409,
    says: 'You bought this item before and did not pay in time. You can still bid on it.',
  },
  BidLimitRequestOpen: { status: 409, says: 'Your request for a higher bid limit is in review.' },
  DepositHeldAlready: { status: 409, says: 'Your deposit for this lot is already on file.' },

  // Keeping
  SavedSearchLimitReached: {
    status: 409,
    says: (f) => `You can save at most ${f['most']} searches. Please delete one first.`,
  },
  UnsubscribeLinkInvalid: { status: 410, says: 'This link is not valid.' },
  MuteLinkInvalid: { status: 410, says: 'This link is no longer valid.' },
  OwnShop: { status: 409, says: 'This is your own shop.' },

  // Pictures that people send
  FileTypeUnexpected: {
    status: 415,
    says: 'Something went wrong! Please make sure you upload the expected file type.',
  },
  FileTooLarge: {
    status: 413,
    says: 'A picture may have at most 10 MB and 50 megapixels. Please send a smaller one.',
  },
  TooManyFiles: { status: 413, says: (f) => `Please send at most ${f['most']} pictures at once.` },
  UploadQuotaReached: {
    status: 413,
    says: (f) => `We keep at most ${f['most']} pictures of each person.`,
  },
  StorageFull: {
    status: 507,
    says: 'We can’t accept pictures right now. Nothing was saved; please try again later.',
  },
  PictureGone: {
    status: 404,
    says: 'A picture is no longer available. Please remove it and add it again.',
  },

  // Cards and money
  CardLimitReached: { status: 409, says: 'You can save at most 3 cards.' },
  DefaultCardRequired: { status: 409, says: 'Default card is required' },
  CardRefused: { status: 422, says: 'This card was not accepted. Please try another one.' },
  CardExpired: { status: 422, says: 'This card has expired. Please update it or use another.' },
  CardDeclined: { status: 402, says: 'Your card was declined. Please try another card.' },
  CardLacksFunds: {
    status: 402,
    says: 'Your card has insufficient funds. Please try another card.',
  },
  CardNeedsVerification: { status: 402, says: 'Your bank asks you to confirm this payment.' },
  PaymentProcessing: {
    status: 409,
    says: 'Your payment is being processed. We’ll let you know when it goes through.',
  },
  AmountMismatch: {
    status: 409,
    says: (f) =>
      `The amount due has changed to ${dollars(f['dueCents'])}. Please check it and try again.`,
  },
  PartialTooSmall: { status: 422, says: (f) => `Min. Amount ${dollars(f['minimumCents'])}` },
  PartialTooLarge: { status: 422, says: (f) => `Max. Amount ${dollars(f['maximumCents'])}` },
  CreditTooSmall: { status: 409, says: 'Your credit does not cover this amount.' },
  InvoicePaidAlready: { status: 409, says: 'This receipt is already paid.' },
  InvoiceVoid: { status: 409, says: 'This receipt was canceled.' },
  RefundedAlready: { status: 409, says: 'This was already refunded in full.' },
  RefundTooSmall: { status: 422, says: 'Please enter an amount to refund.' },
  RefundTooLarge: {
    status: 422,
    says: (f) => `At most ${dollars(f['maximumCents'])} can be refunded for this item.`,
  },
  RefundNotDue: { status: 409, says: 'Our terms don’t include this refund for this item.' },
  RefundInWhole: { status: 422, says: 'Apparel is refunded in full, not in part.' },
  RefundByAdminOnly: { status: 403, says: 'Only an administrator can give goodwill refunds.' },
  RefundChanged: {
    status: 409,
    says: 'The refundable amount has changed. Please check and try again.',
  },
  GatewayUnavailable: {
    status: 503,
    says: 'The card service isn’t responding right now. Nothing was charged; please try again.',
  },
  CardsUnavailable: { status: 503, says: 'Unable to fetch cards' },

  // Collecting
  PickupCodeInvalid: { status: 410, says: 'This code is no longer valid. Ask for a new one.' },
  LotUnpaid: { status: 409, says: 'This lot isn’t paid for and can’t be handed over.' },
  LotPickedUpAlready: { status: 409, says: 'This lot was already picked up.' },
  LotReturned: { status: 409, says: 'This lot was already returned.' },
  LotOfAnotherBuyer: { status: 409, says: 'This lot belongs to another buyer.' },
  LotForfeited: { status: 409, says: 'This lot was forfeited because its pickup window ended.' },
  WrongCenter: { status: 403, says: 'This lot must be picked up at another pickup center.' },
  HandoverBlocked: { status: 409, says: 'This account is blocked. Please ask an administrator.' },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** The sentence of a refusal for users, with its details filled in. */
export function sentenceOf(name: RefusalName, details: RefusalDetails = {}): string {
  const refusal: Refusal = refusals[name];
  return typeof refusal.says === 'string' ? refusal.says : refusal.says(details);
}

/** The sentence of a refusal for documents, with placeholders such as {retryAfterSeconds}. */
export function describeRefusal(name: RefusalName): string {
  const names = new Proxy({}, { get: (_, detail) => `{${String(detail)}}` });
  return sentenceOf(name, names);
}

export const statusOf = (name: RefusalName): number => refusals[name].status;
