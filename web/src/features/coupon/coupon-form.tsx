import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkCouponCode } from '@hammerdock/domain/checks/codes.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useProfileChange } from '../../api/profile-change.ts';
import { useCommand } from '../../api/query.tsx';
import classes from './coupon.module.css';

const FIELD_OF = {
  CouponUnknown: 'coupon_code',
  CouponExpired: 'coupon_code',
  CouponUsedAlready: 'coupon_code',
  CouponUsedUp: 'coupon_code',
} as const;

/** R31: a coupon becomes credit, which the checkout offers, too. */
export function CouponForm({ onApplied }: { readonly onApplied?: () => void }) {
  const form = useForm({
    initialValues: { coupon_code: '' },
    validate: { coupon_code: checkCouponCode },
  });
  const renewProfile = useProfileChange();
  const apply = useCommand('credits.applyCoupon', {
    refreshes: ['credits.getCreditAndCoupon', 'invoices.getCheckoutInvoiceDetail'],
    onDone: async () => {
      form.reset();
      onApplied?.();
      await renewProfile();
    },
    onRefused: besideFields(form, FIELD_OF),
  });
  return (
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
  );
}
