export const PER_PAGE = 12;

export const toPastAuctionsInput = (page: number) => ({ page, limit: PER_PAGE });
