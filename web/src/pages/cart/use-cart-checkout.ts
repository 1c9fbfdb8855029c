import type { Cart } from '@hammerdock/contract/shapes/cart.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { isUndecided, textOf } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { paths } from '../../paths.ts';

interface CartFailure {
  readonly text: string;
  readonly consequence: string;
}

/** From the cart to the checkout of its receipt, or to the receipts of several auctions. */
export function useCartCheckout({ final_total }: Pick<Cart, 'final_total'>) {
  const navigate = useNavigate();
  const renewSession = useSessionChange();
  const [unsettled, setUnsettled] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<CartFailure | null>(null);
  const client = useQueryClient();
  const purchase = useCommand('cart.checkoutCart', {
    refreshes: ['cart.previewCart'],
    onDone: async ({ invoices }) => {
      const [only, ...others] = invoices;
      const isOne = only !== undefined && others.length === 0;
      await navigate({
        to: isOne ? paths.checkoutInvoice(only.invoice_id) : paths.invoices('partial'),
      });
      await renewSession();
    },
    onRefused: (error) => {
      setAsked(false);
      setFailure(failureOf(error));
      // Pieces or prices are not as the page shows them.
      void refreshCalls(client, ['cart.previewCart']);
      return true;
    },
  });
  /** Stable, because the rows call it in an effect. */
  const onUnsettled = useCallback((projectId: string, isUnsettled: boolean) => {
    setUnsettled((before) => {
      if (before.has(projectId) === isUnsettled) return before;
      const next = new Set(before);
      if (isUnsettled) next.add(projectId);
      else next.delete(projectId);
      return next;
    });
  }, []);
  return {
    isAsked,
    failure,
    buying: purchase.isPending,
    mayBuy: unsettled.size === 0,
    onUnsettled,
    ask: () => {
      setFailure(null);
      setAsked(true);
    },
    leave: () => setAsked(false),
    /** The buyer agrees to the total that was shown (R46). */
    buy: () => purchase.mutate({ final_total }),
  };
}

const failureOf = (error: unknown): CartFailure =>
  isUndecided(error)
    ? {
        text: 'We don’t know yet whether you bought these items',
        consequence: 'Check My Receipts before you try again.',
      }
    : { text: textOf(error), consequence: 'Nothing was bought.' };
