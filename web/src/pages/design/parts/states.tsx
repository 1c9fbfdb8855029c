import { Button } from '@mantine/core';
import { CardSkeletons, RowSkeletons } from '../../../ui/lot/card-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { Waiting } from '../../../ui/states/waiting.tsx';
import { Section, Sample } from '../section.tsx';

const tryNothing = () => undefined;

export function States() {
  return (
    <Section title="States">
      <Sample label="Empty, lost" stacked>
        <EmptyState
          title="Nothing watched yet"
          text="Tap the heart on any lot to save it here."
          action={<Button>Browse lots</Button>}
        />
        <ErrorState
          title="We couldn’t load the list"
          text="The connection was lost."
          onRetry={tryNothing}
        />
      </Sample>
      <Sample label="Loading" stacked>
        <Waiting label="Loading" />
        <RowSkeletons count={1} />
        <ListSkeletons label="Loading the entries" />
      </Sample>
      <CardSkeletons count={2} />
    </Section>
  );
}
