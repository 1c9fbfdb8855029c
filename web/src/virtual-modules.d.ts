declare module 'virtual:call-addresses' {
  /** "POST mobile", its method and group, under "bidding.placeBid"; written by vite.config.ts. */
  export const addresses: Readonly<Record<string, string>>;
}
