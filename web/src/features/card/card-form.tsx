import { lazy, Suspense, use } from 'react';
import { StoreSettingsContext } from '../../lib/store-settings.ts';
import { Waiting } from '../../ui/states/waiting.tsx';
import type { Address } from './billing.ts';
import { CardFrame } from './card-frame.tsx';

// Loaded with the dialog, and only where Stripe is the payment provider.
const StripeForm = lazy(() =>
  import('./stripe/stripe-form.tsx').then(({ StripeForm: form }) => ({ default: form })),
);

interface Props {
  readonly kind: 'card' | 'bank';
  /** The billing address, or null after the invalid fields were shown. */
  readonly checkBilling: () => Address | null;
  readonly onToken: (token: string) => void;
}

/** The payment provider's fields for a card or a bank account, with the button that saves it. */
export function CardForm({ kind, checkBilling, onToken }: Props) {
  const { cardForm } = use(StoreSettingsContext);
  if (cardForm.kind === 'page') {
    const { url, bankUrl } = cardForm;
    return kind === 'card' ? (
      <CardFrame url={url} title="Card details" onToken={onToken} />
    ) : (
      <CardFrame url={bankUrl} title="Bank account details" onToken={onToken} />
    );
  }
  const { publishableKey } = cardForm;
  return (
    <Suspense fallback={<Waiting label="Loading the card form" />}>
      <StripeForm
        kind={kind}
        publishableKey={publishableKey}
        checkBilling={checkBilling}
        onToken={onToken}
      />
    </Suspense>
  );
}
