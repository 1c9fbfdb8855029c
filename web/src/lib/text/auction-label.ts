interface Auction {
  readonly number: number;
  readonly title: string;
  readonly center: string;
}

/** A choice among auctions, of which lots fit only those at their own center (R22). */
export const auctionLabel = ({ number, title, center }: Auction): string =>
  `#${number} ${title} · ${center}`;
