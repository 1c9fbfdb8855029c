import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';

interface Props<R> {
  /** What is loaded, for the messages. */
  readonly what: 'receipt' | 'checkout' | 'credit note';
  readonly found: UseQueryResult<R>;
  /** The title when there is no such receipt. */
  readonly head: ReactNode;
  readonly children: (receipt: R) => ReactNode;
}

/** Renders a receipt, or its loading, error or not-found state. */
export function ReceiptAnswer<R>({ what, found, head, children }: Props<R>) {
  if (isRefusal(found.error, 'NotFound')) {
    return (
      <>
        {head}
        <EmptyState
          title={what === 'credit note' ? 'Credit note not found' : 'Receipt not found'}
          text="It may belong to another account."
          action={<LinkButton to={paths.invoices('all')}>My Receipts</LinkButton>}
        />
      </>
    );
  }
  // A refresh that fails keeps what is shown, and what was entered in it.
  if (found.data !== undefined) return children(found.data);
  if (found.isError) {
    return (
      <ErrorState
        title={`We couldn’t load the ${what}`}
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return <Waiting label={`Loading the ${what}`} />;
}
