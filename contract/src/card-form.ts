/** How a browser sends a card to the payment provider; card numbers are in no call (R29). */
export type CardForm =
  /** A page of the provider, shown in a frame, that posts a token to the page around it. */
  | { readonly kind: 'page'; readonly url: string }
  /** Fields that a script of Stripe shows in its own frames. */
  | { readonly kind: 'stripe'; readonly publishableKey: string };
