import { Group, Radio, Stack, Text } from '@mantine/core';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { expiryOf } from '../../lib/text/expiry.ts';
import classes from './pick-card.module.css';

interface Props {
  readonly cards: readonly SavedCard[];
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (sourceId: string) => void;
}

export function PickCard({ cards, value, error, onChange }: Props) {
  return (
    <Radio.Group
      label="Pay with"
      value={value}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={onChange}
    >
      <Stack gap="xs" my={6}>
        {cards.map((card) => (
          <Radio.Card key={card.id} value={card.id} className={classes.card}>
            <Group wrap="nowrap">
              <Radio.Indicator />
              <div>
                <Text fw={600}>
                  {card.brand} ending in {card.last4}
                </Text>
                <Text size="sm" c="dimmed">
                  {card.name}, {card.expired ? 'expired' : 'expires'} {expiryOf(card)}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
