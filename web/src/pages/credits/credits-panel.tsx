import { Button, Paper, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkCouponCode } from '@hammerdock/domain/checks/codes.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useProfileChange } from '../../api/profile-change.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './credits.module.css';

const FIELD_OF = {
  CouponUnknown: 'coupon_code',
  CouponExpired: 'coupon_code',
  CouponUsedAlready: 'coupon_code',
  CouponUsedUp: 'coupon_code',
} as const;

/** The balance, and how to earn more; null: not loaded yet. */
export function CreditsPanel({ availableCredits }: { availableCredits: string | null }) {
  const form = useForm({
    initialValues: { coupon_code: '' },
    validate: { coupon_code: checkCouponCode },
  });
  const renewProfile = useProfileChange();
  const apply = useCommand('credits.applyCoupon', {
    refreshes: ['credits.getCreditAndCoupon'],
    onDone: async () => {
      form.reset();
      await renewProfile();
    },
    onRefused: besideFields(form, FIELD_OF),
  });
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
      <form
        noValidate
        className={classes.coupon}
        onSubmit={form.onSubmit((typed) => apply.mutate(typed))}
      >
        <TextInput
          className={classes.code}
          aria-label="Coupon code"
          placeholder="Enter coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('coupon_code')}
        />
        <Button type="submit" loading={apply.isPending}>
          Apply Coupon
        </Button>
      </form>
    </Paper>
  );
}
