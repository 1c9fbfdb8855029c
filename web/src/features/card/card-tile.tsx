import { Badge, Button, Group, Text } from '@mantine/core';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { expiryOf } from '../../lib/text/expiry.ts';
import classes from './card.module.css';

export type CardAction = 'update' | 'default' | 'delete';

interface Props {
  readonly card: SavedCard;
  /** The primary card can only be updated, and so can the only card (CARD-02). */
  readonly mayLeave: boolean;
  readonly onAction: (action: CardAction) => void;
}

export function CardTile({ card, mayLeave, onAction }: Props) {
  const name = `${card.brand} ending in ${card.last4}`;
  return (
    <article className={classes.tile} aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={700}>{card.brand}</Text>
        {card.is_primary === 1 && <Badge>Primary</Badge>}
        {card.expired && <Badge color="red">Expired</Badge>}
      </Group>
      <Text className={classes.number}>
        <span aria-hidden>•••• </span>
        {card.last4}
      </Text>
      <Group justify="space-between">
        <Text>{card.name}</Text>
        <Text className={classes.expiry}>{expiryOf(card)}</Text>
      </Group>
      <Group gap="xs" className={classes.actions}>
        <Button
          size="compact-md"
          variant="light"
          aria-label={`Update ${name}`}
          onClick={() => onAction('update')}
        >
          Update
        </Button>
        {mayLeave && (
          <>
            <Button
              size="compact-md"
              variant="light"
              aria-label={`Make primary: ${name}`}
              onClick={() => onAction('default')}
            >
              Make primary
            </Button>
            <Button
              size="compact-md"
              variant="light"
              color="red"
              aria-label={`Delete ${name}`}
              onClick={() => onAction('delete')}
            >
              Delete
            </Button>
          </>
        )}
      </Group>
    </article>
  );
}
