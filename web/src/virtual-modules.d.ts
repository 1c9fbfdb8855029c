declare module 'virtual:call-addresses' {
  /** "POST mobile", its method and group, under "bidding.placeBid"; written by vite.config.ts. */
  export const addresses: Readonly<Record<string, string>>;
}
declare module 'virtual:inline/*' {
  /** The compiled text of a script in src/inline; see inline-scripts.ts. */
  const text: string;
  export default text;
}
