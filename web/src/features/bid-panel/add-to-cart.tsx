import { ActionIcon } from '@mantine/core';
import { ShoppingCartIcon } from 'lucide-react';
import { useCommand } from '../../api/query.tsx';
import { IconLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** Beside "Buy now"; once the item is in the cart it leads there. */
export function AddToCart({ lotId }: { lotId: string }) {
  const add = useCommand('cart.addCartLine', { refreshes: ['cart.previewCart'] });
  if (add.isSuccess) {
    return (
      <IconLink to={paths.cart} size="input-md" aria-label="View cart" title="View cart">
        <ShoppingCartIcon size={20} aria-hidden />
      </IconLink>
    );
  }
  return (
    <ActionIcon
      size="input-md"
      variant="default"
      aria-label="Add to cart"
      title="Add to cart"
      loading={add.isPending}
      onClick={() => add.mutate({ project_id: lotId })}
    >
      <ShoppingCartIcon size={20} aria-hidden />
    </ActionIcon>
  );
}
