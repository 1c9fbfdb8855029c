export const bidding = {} as const;
