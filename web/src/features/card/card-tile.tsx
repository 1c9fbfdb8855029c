import { Badge, Button, Group, Text } from '@mantine/core';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { expiryOf } from '../../lib/text/expiry.ts';
import { focusField } from '../../lib/interaction/use-first-invalid-focus.ts';
import { sourceName } from '../../lib/text/source-name.ts';
import classes from './card.module.css';
import { actionsOf, type CardAction } from './source-actions.ts';

interface Props {
  readonly source: SavedSource;
  /** How many are saved. */
  readonly count: number;
  readonly onAction: (action: CardAction) => void;
  /** It takes the focus of the dialog that added it. */
  readonly isNew?: boolean;
}

const ACTIONS: Readonly<Record<CardAction, { readonly text: string; readonly color?: string }>> = {
  update: { text: 'Update' },
  verify: { text: 'Verify' },
  default: { text: 'Make primary' },
  delete: { text: 'Delete', color: 'red' },
};

/** A saved card or bank account. */
export function CardTile({ source, count, onAction, isNew = false }: Props) {
  const name = sourceName(source);
  const isBank = source.object === 'bank_account';
  return (
    <article
      ref={isNew ? focusField : null}
      tabIndex={-1}
      className={classes.tile}
      aria-label={name}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text fw={700}>{isBank ? source.bank_name : source.brand}</Text>
        <Status source={source} />
      </Group>
      <Text className={classes.number}>
        <span aria-hidden>•••• </span>
        {source.last4}
      </Text>
      <Group justify="space-between">
        <Text>{source.name}</Text>
        <Text className={classes.expiry}>
          {isBank ? `Routing ${source.routing_number}` : expiryOf(source)}
        </Text>
      </Group>
      <Group gap="xs" className={classes.actions}>
        {actionsOf(source, count).map((action) => {
          const { text, color } = ACTIONS[action];
          return (
            <Button
              key={action}
              px="sm"
              variant="light"
              {...(color === undefined ? {} : { color })}
              aria-label={action === 'default' ? `${text}: ${name}` : `${text} ${name}`}
              onClick={() => onAction(action)}
            >
              {text}
            </Button>
          );
        })}
      </Group>
    </article>
  );
}

function Status({ source }: Pick<Props, 'source'>) {
  if (source.is_primary === 1) return <Badge>Primary</Badge>;
  if (source.object === 'card') return source.expired ? <Badge color="red">Expired</Badge> : null;
  if (source.status === 'failed') return <Badge color="red">Not verified</Badge>;
  return source.status === 'new' ? <Badge color="amber">Needs verification</Badge> : null;
}
