export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** null: sellers are not paid by transfers. */
  readonly connectWebhookSecret: string | null;
  /** Where the API is: the provider, or its emulator. */
  readonly apiUrl: string;
}
