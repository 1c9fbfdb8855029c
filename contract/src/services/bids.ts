export const bids = {} as const;
