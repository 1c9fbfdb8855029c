import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { LowerDialog } from './dialogs/lower-dialog.tsx';
import { whyNotLowered } from './ended-offers.ts';

const EXPOSED = 'A canceled bid revealed your maximum to other bidders.';

/** R68: offered to the leader whose maximum a retraction has exposed, while it is allowed. */
export function LowerMaximum({ lot }: { lot: LotDetail }) {
  const now = useNow();
  const [opened, { open, close }] = useDisclosure(false);
  const { lowering_until: until, proxy_bid_details: own } = lot;
  const left = until === null ? null : countdownText(instantOf(until) - now);
  const ended = whyNotLowered(lot, left !== null);
  const isOffered = left !== null && ended === null && own !== null;
  useAnnounced(`exposed ${lot.id}`, isOffered ? `${EXPOSED} You can lower it once.` : '');
  return (
    <>
      {isOffered && (
        <Alert color="amber" variant="light" role="group" title="Your maximum was revealed">
          <Text size="sm">{EXPOSED} You can lower it once.</Text>
          <Group justify="space-between" mt="xs" gap="xs">
            <Button size="sm" variant="default" onClick={open}>
              Lower my maximum
            </Button>
            <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
              Time left: {left}
            </Text>
          </Group>
        </Alert>
      )}
      {own !== null && (
        <LowerDialog
          lot={lot}
          maximum={own.max_amount}
          opened={opened}
          ended={opened ? ended : null}
          onClose={close}
        />
      )}
    </>
  );
}
