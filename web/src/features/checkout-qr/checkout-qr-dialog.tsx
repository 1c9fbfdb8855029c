import { Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { CODE_OFFLINE, DESK_HELP } from '../../lib/text/offline-words.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { useOnline } from '../../lib/use-online.ts';
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
  const online = useOnline();
  const now = useNow();
  // An expired code is not shown, because it cannot be scanned.
  if (pass.data === undefined || instantOf(pass.data.expires_at) <= now) {
    const hasExpired = pass.data !== undefined;
    const retry = () => void pass.refetch();
    if (!online || pass.isPaused) return <NoNetwork hasExpired={hasExpired} onRetry={retry} />;
    if (!pass.isError) return <Waiting label="Loading your code" />;
    const text = textOf(pass.error);
    return (
      <ErrorState
        title={hasExpired ? EXPIRED : 'No code available'}
        text={hasExpired ? `${text} ${DESK_HELP}` : text}
        onRetry={retry}
      />
    );
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

const EXPIRED = 'Your code has expired';

interface NoNetworkProps {
  readonly hasExpired: boolean;
  readonly onRetry: () => void;
}

/** The next code comes by itself, since its call waits for the network. */
const NoNetwork = ({ hasExpired, onRetry }: NoNetworkProps) => (
  <ErrorState
    title={hasExpired ? EXPIRED : 'You’re offline'}
    text={CODE_OFFLINE}
    onRetry={onRetry}
  />
);
