/** How a browser sends a card or a bank account to the payment provider, not to us (R29). */
export type CardForm =
  /** Pages of the provider, shown in a frame, that post a token to the page around them. */
  | { readonly kind: 'page'; readonly url: string; readonly bankUrl: string }
  /** Fields that a script of Stripe shows in its own frames. */
  | { readonly kind: 'stripe'; readonly publishableKey: string };
