/** "04/2031", as it is printed on a card. */
export const expiryOf = (card: { exp_month: number; exp_year: number }): string =>
  `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
