import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useCall } from '../../../api/query.tsx';
import { IntakeForm } from '../../../features/intake/intake-form.tsx';
import { QueueList } from '../../../features/intake/queue-list.tsx';
import { useIntake } from '../../../features/intake/use-intake.ts';
import { useIntakeTemplate } from '../../../features/intake/use-intake-template.ts';
import { useIntakeQueue } from '../../../features/intake/use-intake-queue.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';

/** On this device, for the next lot and the next day. */
const NOWHERE = { target: '', name: '', shelf: '' };

/** Goods are scanned, photographed and shelved one after the other, with one hand. */
export function IntakePage() {
  const acting = useActing();
  const [place, setPlace] = useLocalStorage({
    key: 'hammerdock.intake-place',
    defaultValue: NOWHERE,
    getInitialValueInEffect: false,
  });
  const targets = useCall('intake.listIntakeTargets', acting);
  // Without a connection, the auction that was chosen before.
  const choices =
    targets.data?.targetList.map(({ id, number, title }) => ({
      value: id,
      label: `Auction ${number}: ${title}`,
    })) ?? (place.target === '' ? [] : [{ value: place.target, label: place.name }]);
  // An auction that was published meanwhile takes no goods in.
  const target = choices.some(({ value }) => value === place.target) ? place.target : '';
  const { template, templates, chosenId, choose } = useIntakeTemplate(acting);
  const queue = useIntakeQueue();
  const intake = useIntake({
    acting,
    target,
    shelf: place.shelf,
    onShelf: (shelf) => setPlace({ ...place, target, shelf }),
    template,
    save: queue.add,
    remove: queue.remove,
  });
  return (
    <Stack gap="sm" maw={544}>
      <PageHead title="Intake" />
      <SimpleGrid cols={templates.length > 0 ? 2 : 1} spacing="xs">
        <NativeSelect
          label="Take goods into"
          value={target}
          data={[{ value: '', label: 'Stock' }, ...choices]}
          onChange={({ currentTarget }) => {
            const { value, selectedOptions } = currentTarget;
            setPlace({ ...place, target: value, name: selectedOptions[0]?.label ?? '' });
          }}
        />
        {templates.length > 0 && (
          <NativeSelect
            label="Template"
            value={chosenId}
            data={[
              { value: '', label: 'No template' },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </SimpleGrid>
      <QueueList
        lots={queue.lots}
        isBroken={queue.isBroken}
        onRetry={(lot) => void queue.retry(lot)}
        onFix={intake.fix}
        onDelete={(lot) => void queue.remove(lot)}
      />
      {!queue.isBroken && <IntakeForm intake={intake} />}
    </Stack>
  );
}
