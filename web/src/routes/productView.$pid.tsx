import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { createFileRoute } from '@tanstack/react-router';
import { isRefusal } from '../api/call-error.ts';
import { callQuery } from '../api/query.tsx';
import { noSuchPage } from '../no-such-page.ts';
import { LotPage } from '../pages/lot/lot-page.tsx';
import { lotHead } from '../pages/lot/lot-head.ts';
import { readStrictly } from '../lib/address/read-strictly.ts';

export interface LotSearch {
  /** An interrupted bid (BID-13). */
  readonly bid?: string;
}

const readAddress = readStrictly((search): LotSearch => {
  // The router parses ?bid=12 as a number.
  const given = search['bid'];
  const bid = typeof given === 'number' ? String(given) : given;
  const text = typeof bid === 'string' ? (readMoneyText(bid) ?? '') : '';
  return text === '' ? {} : { bid: text };
});

export const Route = createFileRoute('/productView/$pid')({
  validateSearch: readAddress,
  loader: async ({ context, params }) => {
    const lotOf = { product_id: params.pid };
    const wanted = callQuery(context.api, 'catalog.getProductInfo', lotOf);
    try {
      const [lot] = await Promise.all([
        context.queryClient.ensureQueryData(wanted),
        // Loaded with the page so that the notice shifts nothing.
        context.session.user !== null &&
          !context.session.impersonated &&
          context.queryClient.prefetchQuery(
            callQuery(context.api, 'account.checkLogedUserAlreadySeenPickupLocation', lotOf),
          ),
      ]);
      return lot;
    } catch (error) {
      // A malformed id belongs to no lot.
      if (isRefusal(error, 'NotFound', 'CharactersInvalid', 'InputInvalid')) noSuchPage();
      throw error;
    }
  },
  head: ({ loaderData, match }) =>
    loaderData === undefined ? {} : { meta: lotHead(loaderData, match.context.origin) },
  component: LotPage,
});
