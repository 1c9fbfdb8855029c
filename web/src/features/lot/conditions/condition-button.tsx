import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';
import { ConditionBadge } from '../../../ui/condition-badge.tsx';

const ConditionsDialog = lazy(async () => ({
  default: (await import('./conditions-dialog.tsx')).ConditionsDialog,
}));

interface Props {
  readonly condition: string;
  readonly className?: string | undefined;
}

/** The badge of a lot's condition, which opens what the conditions mean (LIST-08). */
export function ConditionButton({ condition, className }: Props) {
  const dialog = useLazyDialog();
  return (
    <>
      <ConditionBadge condition={condition} onOpen={dialog.open} className={className} />
      {dialog.wanted && (
        <Suspense>
          <ConditionsDialog condition={condition} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
