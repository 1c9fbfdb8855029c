import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { CardsPage } from './cards-page.tsx';

test.each(['cards.createCustomer', 'cards.listSources'])(
  'CARD-05 says "Unable to fetch cards" when %s fails, and can be retried',
  async (failing) => {
    const { queryClient, render } = await openStage({
      user: { role: 'buyer', user_id: 'bea' },
      path: '/payments/saved_cards',
    });
    queryClient.clear();
    queryClient.setDefaultOptions({ queries: { retryOnMount: false } });
    if (failing !== 'cards.createCustomer') {
      queryClient.setQueryData(['cards.createCustomer'], 'customer');
    }
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'added' || query.queryKey[0] !== failing) return;
      query.setState({ status: 'error', error: new Error('offline') });
    });
    expect(render(<CardsPage />)).toMatch(/role="alert".*Unable to fetch cards.*Try again/s);
  },
);

const openWithoutCards = () =>
  openStage({
    user: { role: 'buyer', user_id: 'bea' },
    cached: [
      [['cards.createCustomer'], 'customer' as never],
      [['cards.listSources', {}], { responseData: { data: [] }, must_add_again: false }],
    ],
  });

test('CARD-01 the page says how many cards and bank accounts can be saved at most', async () => {
  const { render } = await openWithoutCards();
  expect(textOfHtml(render(<CardsPage />))).toContain(
    'You can save up to 3 cards and bank accounts.',
  );
});

test('a bidder without a card learns why to add one, and what follows', async () => {
  const { render } = await openWithoutCards();
  const shown = (referer?: string) => textOfHtml(render(<CardsPage referer={referer} />));
  expect(shown('/productView/kettle')).toContain(
    'You need a card to bid. Once you add one, you’ll',
  );
  expect(shown('/invoices/partial')).not.toContain('You need a card to bid');
  expect(shown()).toContain('You need a card to bid. Add one now, or look around first');
});

const card = (last4: string, more: object = {}) => ({
  id: last4,
  object: 'card',
  brand: 'Visa',
  last4,
  name: 'Bea',
  is_primary: 0,
  exp_month: '12',
  exp_year: '2040',
  expired: false,
  ...more,
});
const FAILING = card('0341', { is_primary: 1 });

async function shownCards(
  data: readonly object[],
  primary_declined: boolean,
  account_status = 'active',
) {
  const answer = { responseData: { data }, must_add_again: false, primary_declined };
  const { render } = await openStage({
    user: { role: 'buyer', user_id: 'bea', account_status } as Partial<UserData>,
    cached: [
      [['cards.createCustomer'], 'customer' as never],
      [['cards.listSources', {}], answer],
    ],
  });
  return textOfHtml(render(<CardsPage />));
}

test('CARD-02 the page says once that the primary card was declined, with the next step', async () => {
  const cards = [FAILING, card('4242'), card('3155', { expired: true })];
  const warning = 'Your primary card was declined The last charge to your Visa ending in 0341 was';
  const shown = await shownCards(cards, true);
  expect(shown).toContain(`${warning} declined. Choose another way to pay for your next win.`);
  expect(shown.match(/when you win/g)).toHaveLength(1);
  expect(shown).toContain('Make Visa ending in 4242 your primary card');
  expect(shown).not.toContain('Make Visa ending in 3155');
  expect(shown).not.toContain('Add another card');
  const alone = await shownCards([FAILING], true);
  expect(alone).toContain(`${warning} declined. Add another card before your next win.`);
  const expired = ['3155', '3222'].map((last4) => card(last4, { expired: true }));
  expect(await shownCards([FAILING, ...expired], true)).toContain(
    `${warning} declined. Delete one that’s not primary below, then add another card.`,
  );
  expect(await shownCards([FAILING], true, 'deactivated')).not.toContain(warning);
  expect(await shownCards(cards, true, 'deactivated')).toContain(warning);
  expect(await shownCards(cards, false)).not.toContain('was declined');
});
