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
  /** The provider's page has found its fields invalid, and has the focus. */
  readonly onRefused?: () => void;
  /** The token of a payment link, whose card pays once and is not saved. */
  readonly linkToken?: string | undefined;
}

/** The payment provider's fields for a card or bank account, with the button that sends them. */
export function CardForm({ kind, checkBilling, onToken, onRefused, linkToken }: Props) {
  const { cardForm } = use(StoreSettingsContext);
  if (cardForm.kind === 'page') {
    const { url, bankUrl } = cardForm;
    return kind === 'card' ? (
      <CardFrame
        url={url}
        title="Card details"
        isUsedOnce={linkToken !== undefined}
        onToken={onToken}
        onRefused={onRefused}
      />
    ) : (
      <CardFrame
        url={bankUrl}
        title="Bank account details"
        onToken={onToken}
        onRefused={onRefused}
      />
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
        linkToken={linkToken}
      />
    </Suspense>
  );
}
