// The retail price of a lot as sellers read and type it: empty when it is unknown, which the API
// says with 0.00.
const UNKNOWN = '0.00';

export const shownRetail = (amount: string): string => (amount === UNKNOWN ? '' : amount);

export const typedRetail = (text: string): string => text.trim() || UNKNOWN;
