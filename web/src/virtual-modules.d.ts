declare module 'virtual:call-addresses' {
  /** "placeBid" under "bidding" and "POST mobile", its method and group; see call-addresses.ts. */
  export const addresses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
declare module 'virtual:inline/*' {
  /** The compiled text of a script in src/inline; see inline-scripts.ts. */
  const text: string;
  export default text;
}
