declare module 'virtual:call-addresses' {
  /** "POST /api/mobile/placeBid" under "bidding.placeBid"; written by vite.config.ts. */
  export const addresses: Readonly<Record<string, string>>;
}
