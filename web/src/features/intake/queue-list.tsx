import { Alert, Button, Collapse, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { CloudOffIcon, CloudUploadIcon, TriangleAlertIcon } from 'lucide-react';
import { useOnline } from '../../lib/use-online.ts';
import type { QueuedLot } from './queued-lot.ts';
import classes from './intake.module.css';

interface Props {
  readonly lots: readonly QueuedLot[];
  readonly isBroken: boolean;
  readonly onRetry: (lot: QueuedLot) => void;
  readonly onFix: (lot: QueuedLot) => void;
  readonly onDelete: (lot: QueuedLot) => void;
}

/** The lots that are on this device only, and what the server refused. */
export function QueueList({ lots, isBroken, onRetry, onFix, onDelete }: Props) {
  const [opened, { toggle }] = useDisclosure(false);
  const isOnline = useOnline();
  if (isBroken) {
    return (
      <Alert color="red" role="alert">
        This browser can’t store lots, so none can be taken in here. Leave the private window or use
        another browser.
      </Alert>
    );
  }
  const refused = lots.filter(({ refusal }) => refusal !== null);
  const Mark = refused.length > 0 ? TriangleAlertIcon : isOnline ? CloudUploadIcon : CloudOffIcon;
  return (
    <div className={classes.queue}>
      <UnstyledButton className={classes.queueHead} aria-expanded={opened} onClick={toggle}>
        <Mark size={18} aria-hidden />
        <span aria-live="polite">{summaryOf({ lots, refused, isOnline })}</span>
      </UnstyledButton>
      <Collapse expanded={opened}>
        {lots.length === 0 ? (
          <Text size="sm" c="dimmed" p="xs">
            Lots that can’t be sent yet wait here, also while you’re offline.
          </Text>
        ) : (
          <ul className={classes.queued}>
            {lots.map((lot) => (
              <li key={lot.id}>
                <QueuedItem
                  lot={lot}
                  onRetry={() => onRetry(lot)}
                  onFix={() => onFix(lot)}
                  onDelete={() => onDelete(lot)}
                />
              </li>
            ))}
          </ul>
        )}
      </Collapse>
    </div>
  );
}

interface Summary {
  readonly lots: readonly QueuedLot[];
  readonly refused: readonly QueuedLot[];
  readonly isOnline: boolean;
}

function summaryOf({ lots, refused, isOnline }: Summary): string {
  const waiting = lots.length - refused.length;
  const parts = [
    ...(refused.length > 0 ? [`${countOf(refused.length, 'lot')} not accepted`] : []),
    ...(waiting > 0 ? [`${countOf(waiting, 'lot')} waiting to be sent`] : []),
  ];
  const state = parts.length === 0 ? 'Everything is sent' : parts.join(', ');
  return isOnline ? state : `Offline. ${state}`;
}

interface ItemProps {
  readonly lot: QueuedLot;
  readonly onRetry: () => void;
  readonly onFix: () => void;
  readonly onDelete: () => void;
}

function QueuedItem({ lot, onRetry, onFix, onDelete }: ItemProps) {
  const [isSure, { open: ask, close: keep }] = useDisclosure(false);
  const { label, photos, refusal } = lot;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Text size="sm" c={refusal === null ? 'dimmed' : 'red'}>
        {refusal ?? `Waiting to be sent, photos: ${photos.length}`}
      </Text>
      {isSure ? (
        <Group gap="xs">
          <Button px="sm" color="red" onClick={onDelete}>
            Delete lot and photos
          </Button>
          <Button px="sm" variant="default" onClick={keep}>
            Keep
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          {refusal !== null && (
            <>
              <Button px="sm" variant="default" onClick={onRetry}>
                Try again
              </Button>
              <Button px="sm" variant="default" onClick={onFix}>
                Fix
              </Button>
            </>
          )}
          <Button px="sm" variant="subtle" color="red" onClick={ask}>
            Delete
          </Button>
        </Group>
      )}
    </Stack>
  );
}
