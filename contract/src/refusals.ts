// Every refusal with its HTTP status and text. A call may declare only these names, so a refusal
// without a text does not compile. Answers contain the text, and the web shows it.
import type { RefusalDetails } from '@hammerdock/domain/result.ts';
import { dollars, waitText } from './refusal-facts.ts';
import type { RefusalStatus } from './refusal-status.ts';
import { pickupRefusals } from './pickup-refusals.ts';
import { sellerRefusals } from './seller-refusals.ts';

interface Refusal {
  readonly status: RefusalStatus;
  readonly text: string | ((details: RefusalDetails) => string);
}

export const refusals = {
  // Of the HTTP layer, before a call is reached
  RequestMalformed: { status: 400, text: 'This request could not be read.' },
  PayloadUndecryptable: { status: 400, text: 'Could not decrypt message' },
  MethodNotAllowed: { status: 405, text: 'This address doesn’t support that method.' },
  RequestTimedOut: { status: 408, text: 'That took too long. Please try again.' },
  MediaTypeUnsupported: { status: 415, text: 'Please send this request as JSON.' },
  HeadersTooLarge: { status: 431, text: 'The headers of this request are too large.' },

  // The pipeline
  InputInvalid: { status: 422, text: 'Please check the marked fields.' },
  CharactersInvalid: {
    status: 422,
    text: 'Some of your text has characters we can’t use. Please retype it.',
  },
  InputUnreadable: {
    status: 422,
    text: 'This request could not be read. Please send its fields as one JSON object.',
  },
  InputTooLarge: {
    status: 413,
    text: 'This request is too long or too deeply nested. Please send less at once.',
  },
  IdempotencyKeyInvalid: {
    status: 422,
    text: 'An Idempotency-Key has 8 to 128 letters, digits or the signs _ - . :',
  },
  SignInNeeded: { status: 401, text: 'Please sign in to continue.' },
  RoleMissing: { status: 403, text: 'Your account isn’t allowed to do this.' },
  OriginRefused: { status: 403, text: 'This request came from another site and was refused.' },
  NotFound: { status: 404, text: 'We couldn’t find that.' },
  TooManyRequests: {
    status: 429,
    text: (f) =>
      `Too many attempts. Please wait ${waitText(f['retryAfterSeconds'])} and try again.`,
  },
  KeyReused: {
    status: 409,
    text: 'This request was already used for something else. Please start again.',
  },
  CardNumberRefused: {
    status: 422,
    text: 'Card numbers are never sent to us. Please use the card form.',
  },
  Unavailable: {
    status: 503,
    text: 'We’re having trouble right now. Nothing was lost; please try again.',
  },
  Maintenance: { status: 503, text: (f) => String(f['message'] ?? 'We’ll be back soon.') },

  // Accounts
  EmailTaken: {
    status: 409,
    text: 'An account with this email already exists. Please log in, or reset your password.',
  },
  UsernameTaken: { status: 409, text: 'This username is taken.' },
  PhoneTaken: { status: 409, text: 'An account with this phone number already exists.' },
  PasswordTooCommon: {
    status: 422,
    text: 'This password is too easy to guess. Please try a longer one.',
  },
  PasswordUnchanged: { status: 422, text: 'New password must be different' },
  PasswordWrong: { status: 422, text: 'Your current password is incorrect.' },
  PasswordNeeded: { status: 422, text: 'Please enter your current password.' },
  PasswordNotSet: {
    status: 409,
    text: 'This account has no password yet. Use “Forgot password” to choose one.',
  },
  SignInFailed: { status: 401, text: 'Incorrect email or password.' },
  CodeWrong: { status: 422, text: 'That code doesn’t match. Please check it and try again.' },
  CodeExpired: { status: 410, text: 'That code has expired. Please request a new one.' },
  CodeTriesUsedUp: { status: 429, text: 'Too many wrong codes. Please request a new one.' },
  CodeSentRecently: {
    status: 429,
    text: (f) =>
      `A code was just sent. You can request another in ${f['retryAfterSeconds']} seconds.`,
  },
  ResetLinkInvalid: { status: 410, text: 'This link was already used or has expired.' },
  VerifyLinkInvalid: { status: 410, text: 'This link was already used or has expired.' },
  EmailVerifiedAlready: { status: 409, text: 'Your email is already verified.' },
  PhoneNotVerified: { status: 422, text: 'Please verify this phone number with the code we sent.' },
  RegistrationNotStarted: { status: 410, text: 'Please start your registration again.' },
  TermsChanged: { status: 409, text: 'The terms have changed. Please read and accept them again.' },
  CouponUnknown: { status: 422, text: 'This coupon code isn’t valid.' },
  CouponExpired: { status: 410, text: 'This coupon has expired.' },
  CouponUsedAlready: { status: 409, text: 'You have already used this coupon.' },
  CouponUsedUp: { status: 409, text: 'This coupon has been used up.' },
  InviteUnknown: { status: 422, text: 'This invite code isn’t valid.' },

  // Notifications in the browser
  PushNotOffered: { status: 409, text: 'We can’t send notifications to browsers right now.' },
  PushServiceUnknown: { status: 422, text: 'We can’t send notifications to this browser.' },

  // Pages, inbox and newsletter
  DifferenceClosed: { status: 409, text: 'This difference was already closed.' },
  AnsweredAlready: { status: 409, text: 'This message was already answered.' },
  NewsletterLinkInvalid: {
    status: 410,
    text: 'This link was already used or has expired. Please subscribe again.',
  },
  AuctionPublished: {
    status: 409,
    text: 'This auction is already published, so its terms can’t change.',
  },
  PageChanged: { status: 409, text: 'Someone else changed this page. Please reload it.' },

  // Who may bid (R14)
  EmailNotVerified: { status: 403, text: 'Please verify your email before you bid.' },
  AccountInactive: {
    status: 403,
    text: 'Your account is deactivated. Pay your unpaid receipts to bid again.',
  },
  NoCardOnFile: { status: 403, text: 'No Cards Found. Please add a card to bid.' },
  LocationNotAccepted: {
    status: 403,
    text: (f) => `Please accept ${f['centerName']} as your pickup location.`,
  },
  BidLimitExceeded: {
    status: 403,
    text: (f) =>
      `Your bid limit is ${dollars(f['bidLimitCents'])}. Request a higher limit to bid this much.`,
  },
  DepositNeeded: {
    status: 403,
    text: (f) => `Please submit a deposit of ${dollars(f['depositCents'])} to bid on this lot.`,
  },
  TermsNotAccepted: { status: 403, text: 'Please accept the current terms to bid.' },
  OwnLot: { status: 403, text: 'You can’t bid on your own lots.' },
  StaffMayNotBid: { status: 403, text: 'Staff and administrators can’t bid.' },
  RetractionsUnderReview: {
    status: 403,
    text: 'You canceled more than 3 bids in 30 days. We need to review your account first.',
  },
  ImpersonatorMayNot: { status: 403, text: 'You can’t do this while signed in as someone else.' },

  // Bids
  LotNotOpen: { status: 409, text: 'This lot isn’t open for bidding.' },
  LotNotUpcoming: { status: 409, text: 'Bidding on this lot has already started.' },
  LotClosed: { status: 409, text: 'Auction Closed' },
  BidTooLow: { status: 422, text: (f) => `Min bid ${dollars(f['nextBidCents'])}` },
  BidTooHigh: {
    status: 422,
    text: (f) => `Bid ${dollars(f['ceilingCents'])} or less.`,
  },
  RaiseTooLow: {
    status: 422,
    text: (f) => `Your maximum is ${dollars(f['ownMaximumCents'])}. Enter a higher amount.`,
  },
  HardBidByLeader: { status: 409, text: 'You are already winning this item.' },
  BidMustTakeLead: {
    status: 409,
    text: 'You canceled a bid on this item, so your next bid must take the lead. This one doesn’t.',
  },
  AdvanceBidMustBeProxy: {
    status: 422,
    text: 'Until bidding opens, you can only place a max bid.',
  },
  QuickBidOff: { status: 403, text: 'Enable Quick Bid Button in your Customer Profile' },
  ConfirmationExpired: { status: 410, text: 'The confirmation has expired. Please bid again.' },
  NotTheLeader: { status: 409, text: 'Only the winning bidder can cancel a bid.' },
  NoBids: { status: 409, text: 'There’s no bid to cancel.' },
  RetractionOff: { status: 409, text: 'Bids on this lot can’t be canceled.' },
  RetractionTooLate: { status: 409, text: 'Cancellation Expired' },
  RetractedAlready: { status: 409, text: 'You can cancel only one bid on an item.' },
  LoweringNotAllowed: { status: 409, text: 'Your maximum can no longer be lowered.' },
  LoweringOutOfRange: {
    status: 422,
    text: (f) =>
      `Enter at least ${dollars(f['leastCents'])} and less than ${dollars(f['ownMaximumCents'])}.`,
  },
  QuantityMissing: { status: 422, text: 'Enter quantity' },
  PiecesGone: {
    status: 409,
    text: (f) =>
      f['available'] === 0
        ? `${f['title']} is sold out.`
        : `${f['title']}: only ${f['available']} left.`,
  },
  CartFull: { status: 409, text: 'Your cart is full. Buy or remove something first.' },
  CartEmpty: { status: 409, text: 'Your cart is empty.' },
  BuyNowEnded: { status: 409, text: 'This item has a bid, so Buy Now is no longer available.' },
  BoughtAlready: { status: 409, text: 'Someone just bought this item. You weren’t charged.' },
  BoughtByYou: { status: 409, text: 'You already bought this item. See My Receipts.' },
  BuyNowLapsed: {
    status: 409,
    text: 'You bought this item earlier but didn’t pay in time. You can still bid on it.',
  },
  BidLimitRequestOpen: {
    status: 409,
    text: 'Your request for a higher bid limit is under review.',
  },
  DepositHeldAlready: { status: 409, text: 'Your deposit for this lot is already on file.' },

  // Watchlists, notes, searches and sellers
  SavedSearchLimitReached: {
    status: 409,
    text: (f) => `You can save up to ${f['most']} searches. Delete one first.`,
  },
  UnsubscribeLinkInvalid: { status: 410, text: 'This link isn’t valid.' },
  MuteLinkInvalid: { status: 410, text: 'This link is no longer valid.' },
  OwnShop: { status: 409, text: 'You can’t follow your own store.' },

  // Uploaded pictures
  FileTypeUnexpected: {
    status: 415,
    text: 'Something went wrong! Please make sure you upload the expected file type.',
  },
  FileTooLarge: {
    status: 413,
    text: 'Pictures can be up to 10 MB and 50 megapixels. Please choose a smaller one.',
  },
  TooManyFiles: {
    status: 413,
    text: (f) => `You can upload up to ${f['most']} pictures at a time.`,
  },
  UploadQuotaReached: {
    status: 413,
    text: (f) => `You’ve reached the limit of ${f['most']} pictures.`,
  },
  StorageFull: {
    status: 507,
    text: 'We can’t accept pictures right now. Nothing was saved; please try again later.',
  },
  PictureGone: {
    status: 404,
    text: 'A picture is no longer available. Remove it and add it again.',
  },

  AddressLimitReached: { status: 409, text: 'You can save up to 10 addresses.' },
  IdentityChecksOff: { status: 409, text: 'This store doesn’t check identities.' },
  IdentityUnavailable: {
    status: 503,
    text: 'The identity check isn’t available right now. Please try again later.',
  },
  AddressOfProfile: { status: 409, text: 'Change this address in your profile.' },

  // Cards and money
  CardLimitReached: { status: 409, text: 'You can save up to 3 cards and bank accounts.' },
  DefaultCardRequired: { status: 409, text: 'Default card is required' },
  CardRefused: { status: 422, text: 'This card wasn’t accepted. Please try another one.' },
  CardExpired: { status: 422, text: 'This card has expired. Please update it or use another.' },
  CardDeclined: { status: 402, text: 'Your card was declined. Please try another card.' },
  CardLacksFunds: {
    status: 402,
    text: 'Your card has insufficient funds. Please try another card.',
  },
  CardOverLimit: {
    status: 402,
    text: 'Your card is over its limit. Please try another card or call your bank.',
  },
  CvvInvalid: { status: 402, text: 'Invalid CVV. Please add this card again or use another one.' },
  BankRefused: {
    status: 422,
    text: 'This bank account wasn’t accepted. Please check its numbers or use another one.',
  },
  BankDeclined: {
    status: 402,
    text: 'Your bank declined this payment. Please pay another way.',
  },
  BankNotVerified: { status: 409, text: 'Verify this bank account before you use it.' },
  BankAmountsWrong: {
    status: 422,
    text: (f) => `Those amounts don’t match the deposits. Tries left: ${f['triesLeft']}.`,
  },
  BankTriesUsedUp: {
    status: 409,
    text: 'Too many wrong amounts. Delete this bank account and add it again.',
  },
  BankDepositsFailed: {
    status: 409,
    text: 'Our deposits didn’t reach this account. Delete it, then add it with the right numbers.',
  },
  BankTryAgain: {
    status: 402,
    text: 'Your bank couldn’t approve this payment right now. Please try again in a few minutes.',
  },
  CardNeedsVerification: { status: 402, text: 'Your bank needs you to confirm this payment.' },
  PaymentProcessing: {
    status: 409,
    text: 'Your payment is being processed. We’ll let you know when it goes through.',
  },
  AmountMismatch: {
    status: 409,
    text: (f) =>
      `The amount due has changed to ${dollars(f['dueCents'])}. Please check it and try again.`,
  },
  BankPaysAll: {
    status: 422,
    text: (f) =>
      `A bank payment takes days, so it must pay all ${dollars(f['dueCents'])} of a Buy Now. ` +
      'To pay a part, choose a card.',
  },
  PartialTooSmall: { status: 422, text: (f) => `Min. Amount ${dollars(f['minimumCents'])}` },
  PartialTooLarge: { status: 422, text: (f) => `Max. Amount ${dollars(f['maximumCents'])}` },
  CreditTooSmall: { status: 409, text: 'Your credit doesn’t cover this amount.' },
  InvoicePaidAlready: { status: 409, text: 'This receipt is already paid.' },
  PickupOnly: { status: 409, text: 'The items on this receipt are picked up, not shipped.' },
  ShippedAlready: { status: 409, text: 'These items are already on their way.' },
  OrderUnpaid: { status: 409, text: 'This order isn’t paid yet.' },
  NothingToShip: { status: 409, text: 'Nothing is left to ship on this order.' },
  InvoiceVoid: { status: 409, text: 'This receipt was canceled.' },
  PaymentLinkInvalid: { status: 410, text: 'This payment link isn’t valid.' },
  PaymentLinkExpired: { status: 410, text: 'This payment link has expired.' },
  RefundedAlready: { status: 409, text: 'This was already refunded in full.' },
  RefundTooSmall: { status: 422, text: 'Please enter an amount to refund.' },
  RefundTooLarge: {
    status: 422,
    text: (f) => `You can refund up to ${dollars(f['maximumCents'])} for this item.`,
  },
  RefundNotDue: { status: 409, text: 'Our terms don’t allow this refund for this item.' },
  RefundInWhole: { status: 422, text: 'Apparel can only be refunded in full.' },
  RefundByAdminOnly: {
    status: 403,
    text: 'Only an administrator can give or cancel goodwill refunds.',
  },
  RefundCanceled: { status: 409, text: 'This refund was already canceled.' },
  RefundMade: { status: 409, text: 'This refund was already paid out.' },
  RefundUnderWay: {
    status: 409,
    text: 'The bank is working on this refund. It can’t be canceled right now.',
  },
  RefundNotLatest: {
    status: 409,
    text: 'This item was refunded again since. Cancel the latest refund first.',
  },
  RefundCreditSpent: {
    status: 409,
    text: 'The buyer has already spent the credit from this refund.',
  },
  RefundChanged: {
    status: 409,
    text: 'The refundable amount has changed. Please check and try again.',
  },
  DepositNotHeld: { status: 409, text: 'You have no deposit on hold.' },
  DepositDisputed: {
    status: 409,
    text: 'One of your payments is disputed at your bank, so your deposit stays on hold.',
  },
  DepositReceiptsUnpaid: {
    status: 409,
    text: 'Pay your open receipts first. Then we can return your deposit.',
  },
  DepositInUse: {
    status: 409,
    text: 'You’re the high bidder on an item, so your deposit stays on hold until it closes.',
  },
  GatewayUnavailable: {
    status: 503,
    text: 'The card service isn’t responding right now. Nothing was charged; please try again.',
  },
  PlacesUnavailable: {
    status: 503,
    text: 'We can’t look up addresses right now. Please type yours in.',
  },
  CardsUnavailable: { status: 503, text: 'Unable to fetch cards' },

  ...pickupRefusals,
  ...sellerRefusals,
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** The sentence of a refusal for users, with its details filled in. */
export function sentenceOf(name: RefusalName, details: RefusalDetails = {}): string {
  const refusal: Refusal = refusals[name];
  return typeof refusal.text === 'string' ? refusal.text : refusal.text(details);
}

/** The sentence of a refusal for documents, with placeholders such as {retryAfterSeconds}. */
export function describeRefusal(name: RefusalName): string {
  const names = new Proxy({}, { get: (_, detail) => `{${String(detail)}}` });
  return sentenceOf(name, names);
}

export const statusOf = (name: RefusalName): number => refusals[name].status;
