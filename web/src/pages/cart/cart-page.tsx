import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import type { Cart } from '@hammerdock/contract/shapes/cart.ts';
import { HOLD_MINUTES } from '@hammerdock/domain/bidding/buy-now.ts';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { Figures } from '../../features/invoice/figures.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { CartRow } from './cart-row.tsx';
import classes from './cart.module.css';
import { useCartCheckout } from './use-cart-checkout.ts';
import { Modal } from '../../ui/layers/modal.tsx';

/** PAY-08: the pieces to buy at their fixed prices. */
export function CartPage() {
  const found = useCall('cart.previewCart', {});
  return (
    <>
      <PageHead title="My Cart" />
      {found.isError && (
        <ErrorState
          title="We couldn’t load your cart"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <ListSkeletons label="Loading your cart" />}
      {found.data !== undefined && <Filled cart={found.data} />}
    </>
  );
}

function Filled({ cart }: { cart: Cart }) {
  const checkout = useCartCheckout(cart);
  if (cart.cartCount === 0) {
    return (
      <EmptyState
        title="Your cart is empty"
        text="Items with a Buy Now price can be added to it."
        action={<LinkButton to={paths.search}>Browse items</LinkButton>}
      />
    );
  }
  return (
    <div className={classes.page}>
      <Paper component="section" withBorder px={{ base: 'md', sm: 'lg' }} aria-label="Items">
        {cart.cartList.map((line) => (
          <CartRow key={line.project_id} line={line} onUnsettled={checkout.onUnsettled} />
        ))}
      </Paper>
      <Summary cart={cart} checkout={checkout} />
    </div>
  );
}

interface SummaryProps {
  readonly cart: Cart;
  readonly checkout: ReturnType<typeof useCartCheckout>;
}

function Summary({ cart, checkout }: SummaryProps) {
  const { failure, mayBuy, ask } = checkout;
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="summary">
      <Title order={2} size="h4" id="summary" mb="sm">
        Summary
      </Title>
      <div aria-live="polite">
        <Figures
          label="Summary"
          figures={[
            { label: 'Prices', amount: cart.bidamount_total },
            { label: 'Buyer premium', amount: cart.buypremium_total },
            { label: 'Sales tax', amount: cart.salestax_total },
            ...(cart.total_shipping === '0.00'
              ? []
              : [{ label: 'Shipping', amount: cart.total_shipping }]),
            { label: 'Total', amount: cart.final_total, strong: true },
          ]}
        />
      </div>
      {failure !== null && (
        <Alert color="red" title={failure.text} my="md">
          {failure.consequence}
        </Alert>
      )}
      <Button size="md" fullWidth mt="md" disabled={!mayBuy} onClick={ask}>
        Buy now {dollars(cart.final_total)}
      </Button>
      <Text size="sm" c="dimmed" mt="xs">
        Items aren’t reserved until you buy them.
      </Text>
      <ConfirmDialog cart={cart} checkout={checkout} />
    </Paper>
  );
}

/** UX-04: the total, and the consequence of not paying in time. */
function ConfirmDialog({ cart, checkout: { isAsked, buying, buy, leave } }: SummaryProps) {
  return (
    <Modal opened={isAsked} onClose={leave} title="Buy now" centered>
      <Text>
        You buy everything in your cart for {dollars(cart.final_total)}. You then have{' '}
        {HOLD_MINUTES} minutes to pay; your card isn’t charged until you do. If you don’t pay in
        time, the items go back on sale and you can’t use Buy Now on them again.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={leave} disabled={buying}>
          Cancel
        </Button>
        <Button onClick={buy} loading={buying} data-autofocus>
          Buy now
        </Button>
      </Group>
    </Modal>
  );
}
