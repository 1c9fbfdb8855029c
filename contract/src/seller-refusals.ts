// The refusals of the seller console; `refusals.ts` includes them.
import type { RefusalDetails } from '@hammerdock/domain/result.ts';

export const sellerRefusals = {
  TransfersOff: { status: 409, text: 'Payouts by transfer are switched off in this store.' },
  TransfersUnavailable: {
    status: 503,
    text: 'The payout service isn’t responding right now. Please try again in a few minutes.',
  },
  TransferAccountClosed: {
    status: 409,
    text: 'The payout service has closed this account. Add a bank account to be paid another way.',
  },
  TransferAccountNotReady: {
    status: 409,
    text: 'This seller’s payout account isn’t ready. Pay by bank, or wait until it’s set up.',
  },
  TransferRefused: {
    status: 409,
    text: (f: RefusalDetails) => `Nothing was transferred. ${f['problem']}`,
  },
  TransferSpent: {
    status: 409,
    text: 'The transfer can’t be taken back, because the seller’s balance doesn’t cover it.',
  },
  PayoutUnderWay: {
    status: 409,
    text: 'The payout service hasn’t answered yet. We keep asking; please come back later.',
  },
  PayoutNotMade: {
    status: 409,
    text: 'This transfer wasn’t made, so there’s nothing to reverse.',
  },
  SellerMissing: { status: 422, text: 'Choose the seller you’re acting for.' },
  CenterMissing: { status: 422, text: 'Choose a pickup center.' },
  AuctionChanged: {
    status: 409,
    text: 'Someone else changed this auction meanwhile. Reload it and try again.',
  },
  AuctionNotReady: {
    status: 422,
    text: (f: RefusalDetails) => `It can’t be published yet. ${f['problem']}`,
  },
  AuctionStarted: {
    status: 409,
    text: 'This auction has started, so no lots can be added.',
  },
  AuctionOver: { status: 409, text: 'This auction is over.' },
  EndNotLater: {
    status: 422,
    text: 'Choose an end after the current one, at most 60 days after the start.',
  },
  LotHasBids: {
    status: 403,
    text: (f: RefusalDetails) =>
      f['lots'] === 1
        ? 'A lot has bids, so only an admin can cancel it.'
        : `${f['lots']} lots have bids, so only an admin can cancel them.`,
  },
  LotNotCancellable: { status: 409, text: 'This lot is already over.' },
  LotHeld: {
    status: 409,
    text: 'A buyer has this lot on hold and can still pay for it. Try again in 30 minutes.',
  },
  LotNotUnsold: { status: 409, text: 'Only a lot that wasn’t sold can be awarded.' },
  LotRelisted: { status: 409, text: 'This lot was relisted, so it can’t be awarded.' },
  NoSuchBuyer: { status: 422, text: 'There’s no buyer with this username.' },
  BuyerMayNotBid: {
    status: 422,
    text: (f: RefusalDetails) => `This buyer can’t be awarded a lot: ${f['why']}.`,
  },
  TemplateNameTaken: { status: 409, text: 'You have a template of this name already.' },
  TemplatesFull: {
    status: 409,
    text: 'You have 200 templates. Delete one before you save another.',
  },
  TemplateChanged: {
    status: 409,
    text: 'Someone else changed this template meanwhile. Reload it and try again.',
  },
  LotsNotReady: {
    status: 422,
    text: (f: RefusalDetails) =>
      `${f['title']}: ${f['problem']}${f['others'] === 0 ? '' : ` (and ${f['others']} more)`}`,
  },
  LotChanged: {
    status: 409,
    text: 'Someone else changed this lot meanwhile. Reload it and try again.',
  },
  CodeUnreadable: {
    status: 422,
    text: 'That’s neither a label nor a product code. Scan or type it again.',
  },
  LabelTaken: {
    status: 409,
    text: (f: RefusalDetails) => `The label ${f['lpn']} is already on another lot.`,
  },
  IntakeFault: { status: 422, text: (f: RefusalDetails) => String(f['problem']) },
  LabelsTooSmall: {
    status: 422,
    text: 'These labels are too small for a bar code. Use fewer columns or rows, or less space.',
  },
  PhotosTwice: { status: 422, text: 'A photo can be on a lot only once.' },
  PhotosAddedOnly: {
    status: 409,
    text: 'This lot is published, so its photos can’t be moved or removed. You can add more.',
  },
  PhotosFinal: { status: 409, text: 'This lot has closed, so its photos can’t change.' },
  PhotoQuotaReached: {
    status: 413,
    text: (f: RefusalDetails) => `You can upload up to ${f['most']} photos a day.`,
  },
  UploadTooLarge: {
    status: 413,
    text: (f: RefusalDetails) =>
      `This file is larger than ${f['most']} MB. Split it, or remove what you don’t need.`,
  },
  ManifestsTooMany: {
    status: 409,
    text: (f: RefusalDetails) =>
      `You have ${f['most']} unfinished imports. Finish or cancel one first.`,
  },
  ManifestBusy: {
    status: 409,
    text: 'This import is at another step now. Reload the page to see it.',
  },
  ManifestColumnsWrong: {
    status: 422,
    text: 'Choose one field for each column of the file, and a column for the title.',
  },
  ManifestHasErrors: {
    status: 422,
    text: (f: RefusalDetails) =>
      `${f['count']} rows have errors. Fix or skip them first; nothing was imported.`,
  },
  ManifestEmpty: { status: 422, text: 'There is no row to import. Take back a row you skipped.' },
  ArchivesTooMany: {
    status: 409,
    text: (f: RefusalDetails) =>
      `You have ${f['most']} unfinished ZIP files. Finish or remove one first.`,
  },
  ArchivePartWrong: {
    status: 409,
    text: 'The upload was interrupted. Choose the file again.',
  },
  ArchiveBusy: {
    status: 409,
    text: 'This ZIP file is at another step now. Reload the page to see it.',
  },
  PhotoNotAssignable: {
    status: 409,
    text: 'One of these photos was added already, or was discarded. Reload the page to see it.',
  },
  PhotoHasNoLot: {
    status: 409,
    text: 'One of these photos has no lot, or was added already. Reload the page to see it.',
  },
  PhotoNotAssigned: {
    status: 409,
    text: 'One of these photos was added, or its name says its lot. Reload the page to see it.',
  },
  LotPhotosFull: {
    status: 409,
    text: (f: RefusalDetails) =>
      f['room'] === 0
        ? `This lot already has ${f['most']} photos, the most a lot can have.`
        : `This lot has room for ${f['room']} more. A lot can have ${f['most']} photos.`,
  },
  NothingPayable: { status: 409, text: 'Nothing is payable to this seller right now.' },
  PayoutChanged: {
    status: 409,
    text: 'What is payable has changed meanwhile. Reload the page and check the amount.',
  },
  PayoutReversed: { status: 409, text: 'This payment was already reversed.' },
  PayoutInFuture: { status: 422, text: 'Enter the day on which you paid, not one in the future.' },
  BankOfSellerOnly: { status: 403, text: 'Only sellers can change their own bank details.' },
  BankUnreadable: {
    status: 409,
    text: 'These bank details can’t be read anymore. Ask the seller to enter them again.',
  },
  LotFieldFrozen: {
    status: 409,
    text: 'This lot is published, so that field can’t change anymore.',
  },
  LotsAtOtherCenter: {
    status: 422,
    text: 'Lots don’t move between pickup centers. Choose an auction at the center of these lots.',
  },
  ReportRangeInvalid: {
    status: 422,
    text: 'Choose a first day that is not after the last one, and at most 366 days.',
  },
} as const;
