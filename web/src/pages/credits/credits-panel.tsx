import { Paper, Text } from '@mantine/core';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { CouponForm } from '../../features/coupon/coupon-form.tsx';
import { Money } from '../../ui/lot/money.tsx';
import classes from './credits.module.css';

/** The balance, and how to earn more; null: not loaded yet. */
export function CreditsPanel({ availableCredits }: { availableCredits: string | null }) {
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      className={classes.panel}
      aria-label="Available credits"
    >
      <Text c="dimmed" id="available-credits">
        Available Credits Amount
      </Text>
      <output className={classes.amount} aria-labelledby="available-credits">
        {availableCredits === null ? ' ' : <Money cents={centsOf(availableCredits)} />}
      </output>
      <CouponForm />
    </Paper>
  );
}
