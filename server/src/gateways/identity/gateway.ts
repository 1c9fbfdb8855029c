// The interface of checks of identity: a person shows who they are to the provider, who answers
// only whether that succeeded.
import type { Provider } from '../provider.ts';

export interface IdentityOrder {
  /** Our id of the check: the same one is begun once. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where the person returns to. */
  readonly returnUrl: string;
}

export type IdentityResult =
  | { readonly status: 'verified' | 'failed' }
  /** The page on which the person goes on; null where the provider is at work. */
  | { readonly status: 'pending'; readonly url: string | null };

export interface IdentityGateway extends Provider {
  /** Returns the provider's id of the check. Rejects with ProviderUnavailableError. */
  begin(order: IdentityOrder): Promise<string>;
  /** A check that the provider does not know has failed. Rejects with ProviderUnavailableError. */
  find(session: string): Promise<IdentityResult>;
}
