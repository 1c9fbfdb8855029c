/** R18: of a purchase that was not paid by its deadline. */
export const PAY_TIME_OVER = 'Time to pay has run out';
