import { Button, Group, Text, TextInput } from '@mantine/core';
import type { CartLine } from '@hammerdock/contract/shapes/cart.ts';
import { useEffect } from 'react';
import { useCommand } from '../../api/query.tsx';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import { Money } from '../../ui/lot/money.tsx';
import classes from './cart.module.css';
import { useQuantity } from './use-quantity.ts';

interface Props {
  readonly line: CartLine;
  /** Whether the typed quantity is not in the figures, or cannot be bought. */
  readonly onUnsettled: (projectId: string, isUnsettled: boolean) => void;
}

export function CartRow({ line, onUnsettled }: Props) {
  const { project_id: id, projects_title: title, location, avatarorg } = line;
  const { typed, error, isPending, change } = useQuantity(line);
  const remove = useCommand('cart.removeCartLine', { refreshes: ['cart.previewCart'] });
  const isUnsettled = isPending || error !== null;
  useEffect(() => {
    onUnsettled(id, isUnsettled);
    return () => onUnsettled(id, false);
  }, [id, isUnsettled, onUnsettled]);
  return (
    <article className={classes.row} aria-label={title}>
      <div className={classes.picture}>
        <LotPicture src={avatarorg ?? undefined} alt="" sizes="6rem" />
      </div>
      <div className={classes.facts}>
        <TextLink to={paths.product(id)}>{title}</TextLink>
        <Text size="sm" c="dimmed">
          {dollars(line.price)} each, {location}
        </Text>
        <Group align="flex-start" justify="space-between" gap="sm" mt="xs">
          <TextInput
            label="Quantity"
            description={`${line.projects_qty - line.projects_sold} available`}
            inputMode="numeric"
            maxLength={2}
            w={120}
            value={typed}
            error={error}
            errorProps={{ role: 'alert' }}
            onChange={({ currentTarget: { value } }) => change(value.trim())}
          />
          <div className={classes.total}>
            <Money cents={centsOf(line.total_amt)} emphasis />
            <Button
              px="sm"
              variant="subtle"
              color="red"
              aria-label={`Remove ${title}`}
              loading={remove.isPending}
              onClick={() => remove.mutate({ project_id: id })}
            >
              Remove
            </Button>
          </div>
        </Group>
      </div>
    </article>
  );
}
