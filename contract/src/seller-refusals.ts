// The refusals of the seller console; `refusals.ts` includes them.
export const sellerRefusals = {
  SellerMissing: { status: 422, text: 'Choose the seller you’re acting for.' },
  LotChanged: {
    status: 409,
    text: 'Someone else changed this lot meanwhile. Reload it and try again.',
  },
} as const;
