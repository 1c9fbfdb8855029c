// What the gateways of all kinds have in common.
export interface Provider {
  /** For logs, metrics and operators. */
  readonly name: string;
  /**
   * Whether the provider responds and accepts the configured keys; nothing is sent or changed.
   * Rejects with the reason, which contains no secret.
   */
  check(signal: AbortSignal): Promise<void>;
}

/** A request that a provider sends to the store. */
export interface ProviderRequest {
  /** The whole address, as the provider knows it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** No answer, or the provider is down: the work is repeated without limit (decision 0037). */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider refused this piece of work for good: an operator has to look at it. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}
