// Refusals of pickup times and of the pickup desk (R32, R33).
import type { RefusalDetails } from '@hammerdock/domain/result.ts';

/** What a scanned label belongs to; lots are public. */
const lotOf = (f: RefusalDetails): string => `That’s Lot ${f['lotNumber']}, ${f['title']}`;

export const pickupRefusals = {
  PickupCodeInvalid: { status: 410, text: 'This code is no longer valid. Ask for a new one.' },
  LabelUnknown: { status: 404, text: 'No lot has this label. Check it and try again.' },
  LotNotOnReceipt: {
    status: 409,
    text: (f: RefusalDetails) => `${lotOf(f)}. It isn’t on any receipt.`,
  },
  LotUnpaid: { status: 409, text: 'This lot isn’t paid for and can’t be handed over.' },
  LotPickedUpAlready: {
    status: 409,
    text: (f: RefusalDetails) => `${lotOf(f)}, already picked up.`,
  },
  LotNotPickedUp: { status: 409, text: 'This lot hasn’t been picked up.' },
  UndoTooLate: { status: 409, text: 'A hand-over can only be undone within 10 minutes.' },
  LotReturned: { status: 409, text: 'This lot was already returned.' },
  LotOfAnotherBuyer: {
    status: 409,
    text: (f: RefusalDetails) => `${lotOf(f)}, for another buyer.`,
  },
  LotForfeited: { status: 409, text: 'This lot was forfeited because its pickup window ended.' },
  WrongCenter: {
    status: 403,
    text: (f: RefusalDetails) =>
      f['visit'] !== undefined
        ? 'This buyer is at another pickup center.'
        : f['center'] === undefined
          ? 'This lot is at another pickup center.'
          : f['title'] === undefined
            ? `This order ships from ${f['center']}.`
            : `${lotOf(f)}, at ${f['center']}.`,
  },
  NothingToPickUp: { status: 409, text: 'You have nothing to pick up at this center.' },
  PickupSlotNotOffered: {
    status: 409,
    text: 'This pickup time isn’t offered for your items. Please choose another.',
  },
  PickupTimeChanged: {
    status: 409,
    text: (f: RefusalDetails) =>
      `Your pickup time was changed to ${f['time']} ET on another page. It’s still booked.`,
  },
  PickupSlotOver: { status: 409, text: 'This pickup time has started. Please choose a later one.' },
  PickupSlotFull: { status: 409, text: 'This pickup time just filled up. Please choose another.' },
  PickupClosed: {
    status: 409,
    text: (f: RefusalDetails) =>
      f['opens'] === undefined
        ? 'The time to pick up these items is over.'
        : `You can pick up here from ${f['opens']}. Come back then.`,
  },
  HandoverBlocked: { status: 409, text: 'This account is blocked. Please ask an administrator.' },
} as const;
