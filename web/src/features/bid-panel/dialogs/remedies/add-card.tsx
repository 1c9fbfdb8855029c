import { Text } from '@mantine/core';
import { LinkButton } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function AddCard({ lot, typed, onClose }: RemedyProps) {
  return (
    <>
      <Text>
        You need a card on file to bid. It’s charged only if you win. Once you add one, we’ll bring
        you right back to your bid.
      </Text>
      <Actions onClose={onClose}>
        <LinkButton to={paths.cards} search={{ referer: paths.productWithBid(lot.id, typed) }}>
          Add a card
        </LinkButton>
      </Actions>
    </>
  );
}
