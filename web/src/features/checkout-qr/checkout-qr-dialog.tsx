import { Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import classes from './checkout-qr.module.css';
import { QrCode } from './qr-code.tsx';
import { usePass } from './use-pass.ts';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly onClose: () => void;
  /** Has an address of its own. */
  readonly inAddress?: boolean;
}

export function CheckoutQrDialog({ onClose, inAddress = false }: Props) {
  return (
    <Modal opened inAddress={inAddress} onClose={onClose} title="Checkout QR Code">
      <Pass />
    </Modal>
  );
}

function Pass() {
  const pass = usePass();
  const now = useNow();
  if (pass.isError && pass.data === undefined) {
    return (
      <ErrorState
        title="No code available"
        text={textOf(pass.error)}
        onRetry={() => void pass.refetch()}
      />
    );
  }
  // An expired code is not shown, because it cannot be scanned.
  if (pass.data === undefined || instantOf(pass.data.expires_at) <= now) {
    return <Waiting label="Loading your code" />;
  }
  const { token, code } = pass.data;
  return (
    <Stack gap="sm" ta="center">
      <Text>
        Show this at the pickup desk. No personal info inside; it refreshes automatically.
      </Text>
      <QrCode text={token} label="Checkout QR Code" />
      <Text size="sm" c="dimmed">
        Or read this code to staff
      </Text>
      <Text className={classes.typed}>{code}</Text>
    </Stack>
  );
}
