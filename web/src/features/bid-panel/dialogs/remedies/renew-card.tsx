import { Text } from '@mantine/core';
import { LinkButton } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function RenewCard({ lot, typed, onClose }: RemedyProps) {
  return (
    <>
      <Text>
        Your primary card has expired. Update its expiration date or choose another primary card,
        and we’ll bring you right back to your bid.
      </Text>
      <Actions onClose={onClose}>
        <LinkButton to={paths.cards} search={{ referer: paths.productWithBid(lot.id, typed) }}>
          Update my cards
        </LinkButton>
      </Actions>
    </>
  );
}
