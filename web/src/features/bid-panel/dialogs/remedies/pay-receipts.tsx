import { Text } from '@mantine/core';
import { rememberBid } from '../../../../lib/interrupted-bid.ts';
import { LinkButton } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function PayReceipts({ lot, typed, refused, onClose }: RemedyProps) {
  return (
    <>
      <Text>{refused.message}</Text>
      <Actions onClose={onClose}>
        <LinkButton
          to={paths.invoices('partial')}
          onClick={() => rememberBid(paths.productWithBid(lot.id, typed))}
        >
          Pay my unpaid receipts
        </LinkButton>
      </Actions>
    </>
  );
}
