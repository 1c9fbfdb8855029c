// Stripe's own fields, in frames of its servers: a card number never reaches our pages (R29).
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Address } from '../billing.ts';

export interface StripeFields {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  /** Removes the fields from the page. */
  readonly destroy: () => void;
}

/** An account is saved as new: it is verified by two deposits of Stripe (CARD-06). */
export type StripeKind = 'card' | 'bank';

export type Scheme = 'light' | 'dark';

/** null: the script of Stripe could not be loaded. */
export async function mountFields(
  place: HTMLElement,
  {
    kind,
    publishableKey,
    scheme,
  }: {
    readonly kind: StripeKind;
    readonly publishableKey: string;
    readonly scheme: Scheme;
  },
): Promise<StripeFields | null> {
  // The form says so, and its button loads the script again.
  const stripe = await loadStripe(publishableKey).catch(() => null);
  if (stripe === null) return null;
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    allowedPaymentMethodTypes: [kind === 'card' ? 'card' : 'us_bank_account'],
    appearance: {
      theme: scheme === 'dark' ? 'night' : 'stripe',
      variables: { borderRadius: '8px', fontFamily: 'Figtree Variable, system-ui, sans-serif' },
    },
  });
  const fields = elements.create('payment', {
    // Asked for in our own fields.
    fields: { billingDetails: { name: 'never', address: 'never' } },
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  fields.mount(place);
  return { stripe, elements, destroy: () => fields.destroy() };
}

interface Cardholder {
  readonly name: string;
  readonly address: Address;
}

export type SavedSetup =
  | { readonly token: string }
  | { readonly token: null; readonly problem: string | null };

/** Stripe marks its own invalid fields; any other problem is answered as a sentence. */
export async function confirmCard(
  { stripe, elements }: StripeFields,
  { name, address }: Cardholder,
  begin: () => Promise<string>,
): Promise<SavedSetup> {
  const checked = await elements.submit();
  if (checked.error !== undefined) return { token: null, problem: null };
  const clientSecret = await begin();
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    redirect: 'if_required',
    confirmParams: {
      return_url: window.location.href,
      payment_method_data: {
        billing_details: { name, address },
      },
    },
  });
  if (setupIntent === undefined) return { token: null, problem: error?.message ?? UNKNOWN };
  return { token: setupIntent.id };
}

const UNKNOWN = 'Your card couldn’t be saved. Please try again or use another card.';
