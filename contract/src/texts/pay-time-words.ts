/** R18: of a purchase that was not paid by its deadline. */
export const PAY_TIME_OVER = 'Time to pay has run out';

/** `lapse`: what the end of the hold means to the buyer. */
export const payTimeOverText = (lapse = 'bidding reopens.'): string =>
  `Unless a payment is being processed, ${lapse}`;
