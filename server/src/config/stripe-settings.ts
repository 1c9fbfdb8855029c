export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where the API is: the provider, or its emulator. */
  readonly apiUrl: string;
}
