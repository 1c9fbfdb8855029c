// The refusals of the seller console; `refusals.ts` includes them.
import type { RefusalDetails } from '@hammerdock/domain/result.ts';

export const sellerRefusals = {
  SellerMissing: { status: 422, text: 'Choose the seller you’re acting for.' },
  LotChanged: {
    status: 409,
    text: 'Someone else changed this lot meanwhile. Reload it and try again.',
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
} as const;
