import { useLazyDialog } from '../../../lib/interaction/use-lazy-dialog.ts';
import { ConditionBadge } from '../../../ui/lot/condition-badge.tsx';

const fetchConditionsDialog = async () =>
  (await import('./conditions-dialog.tsx')).ConditionsDialog;

interface Props {
  readonly condition: string;
  readonly className?: string | undefined;
}

/** The badge of a lot's condition, which opens the explanation of conditions (LIST-08). */
export function ConditionButton({ condition, className }: Props) {
  const { Dialog: ConditionsDialog, opened, open, close } = useLazyDialog(fetchConditionsDialog);
  return (
    <>
      <ConditionBadge condition={condition} onOpen={open} className={className} />
      {ConditionsDialog !== null && (
        <ConditionsDialog condition={condition} opened={opened} onClose={close} />
      )}
    </>
  );
}
