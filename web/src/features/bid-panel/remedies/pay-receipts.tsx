import { Text } from '@mantine/core';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function PayReceipts({ refused, onClose }: RemedyProps) {
  return (
    <>
      <Text>{refused.message}</Text>
      <Actions onClose={onClose}>
        <LinkButton to={paths.invoices('partial')}>Pay my unpaid receipts</LinkButton>
      </Actions>
    </>
  );
}
