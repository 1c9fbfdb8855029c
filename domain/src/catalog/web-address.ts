// Addresses of other sites that pages link to.

const WEB_ADDRESS = /^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][!-~]*)?$/i;

/** An address without a user name, in ASCII: nothing else may become a link. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
