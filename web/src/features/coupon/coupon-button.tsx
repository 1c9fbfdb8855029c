import { Button } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../ui/layers/modal.tsx';
import { CouponForm } from './coupon-form.tsx';

/** Redeems a coupon without leaving the checkout. */
export function CouponButton({ onApplied }: { readonly onApplied: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="sm" px="sm" ms="-sm" onClick={() => setOpen(true)}>
        Have a coupon?
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Apply a coupon">
          <CouponForm
            onApplied={() => {
              setOpen(false);
              onApplied();
            }}
          />
        </Modal>
      )}
    </>
  );
}
