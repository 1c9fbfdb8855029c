import { Button, Group } from '@mantine/core';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import classes from './bid-panel.module.css';
import { raisedBy, stepsFrom } from './bid-steps.ts';

interface Props {
  readonly typed: string;
  /** The lowest amount that may be typed. */
  readonly leastCents: Cents;
  readonly onTyped: (text: string) => void;
}

/** Raise the amount in the bid box without the keyboard. */
export const StepButtons = ({ typed, leastCents, onTyped }: Props) => (
  <Group gap="xs" mt="xs" role="group" aria-label="Raise the amount">
    {stepsFrom(leastCents).map((cents) => (
      <Button
        key={cents}
        variant="default"
        size="compact-md"
        className={classes.step}
        onClick={() => onTyped(raisedBy(typed, cents, leastCents))}
      >
        +{dollarsOf(cents).replace('.00', '')}
      </Button>
    ))}
  </Group>
);
