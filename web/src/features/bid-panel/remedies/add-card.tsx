import { Text } from '@mantine/core';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function AddCard({ lot, typed, onClose }: RemedyProps) {
  return (
    <>
      <Text>
        A card on file is needed to bid. It is charged only if you win. After you add one, we bring
        you back to your bid.
      </Text>
      <Actions onClose={onClose}>
        <LinkButton to={paths.cards} search={{ referer: paths.productWithBid(lot.id, typed) }}>
          Add a card
        </LinkButton>
      </Actions>
    </>
  );
}
