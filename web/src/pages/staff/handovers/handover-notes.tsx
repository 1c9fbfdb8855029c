import { Alert, Button, Stack, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { CloudOffIcon } from 'lucide-react';
import { UnsavedDialog } from '../../../features/unsaved/unsaved-dialog.tsx';
import classes from './handovers.module.css';
import type { Handovers, ShownHandover } from './use-handovers.ts';

interface RefusedProps {
  readonly handovers: Handovers;
  /** Those of the open buyer are at their lots. */
  readonly openPassId: string | null;
}

/** Until they are dismissed: the goods have left, and the store does not know it. */
export function RefusedHandovers({ handovers, openPassId }: RefusedProps) {
  const { all, dismiss } = handovers;
  const refused = all.filter(({ state, passId }) => state === 'refused' && passId !== openPassId);
  if (refused.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {refused.map((handover) => (
        <RefusedHandover
          key={handover.id}
          handover={handover}
          title={`Hand-over of ${handover.title} to ${handover.buyer} not accepted`}
          onDismiss={() => void dismiss(handover)}
        />
      ))}
    </Stack>
  );
}

interface RefusedHandoverProps {
  readonly handover: ShownHandover;
  readonly title: string;
  readonly onDismiss: () => void;
}

export const RefusedHandover = ({ handover, title, onDismiss }: RefusedHandoverProps) => (
  <Alert color="red" role="alert" title={title}>
    <Text size="sm">{handover.refusal}</Text>
    <Button
      mt="xs"
      variant="default"
      onClick={onDismiss}
      aria-label={`Dismiss the message about ${handover.title}`}
    >
      Dismiss
    </Button>
  </Alert>
);

/** How many wait, always in view, and the question before the page is left. */
export function WaitingHandovers({ handovers: { all, isStored } }: { handovers: Handovers }) {
  const count = all.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <div role="status" className={classes.status}>
        {count > 0 && (
          <div className={classes.waiting}>
            <CloudOffIcon size={18} aria-hidden />
            <span>
              {countOf(count, 'hand-over')} waiting for the network
              {!isStored && '. Keep this page open: this browser can’t store them'}
            </span>
          </div>
        )}
      </div>
      <UnsavedDialog
        unsaved={count > 0}
        title="Leave with hand-overs waiting?"
        stay="Stay at the desk"
      >
        {isStored
          ? `${countOf(count, 'hand-over')} not sent yet. What waits stays on this device, ` +
            'and is sent once the desk is open here and online.'
          : `${countOf(count, 'hand-over')} not sent yet. This browser can’t store hand-overs, ` +
            'so leaving loses them.'}
      </UnsavedDialog>
    </>
  );
}
