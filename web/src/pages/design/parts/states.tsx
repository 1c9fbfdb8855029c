import { Button } from '@mantine/core';
import { CardSkeletons, RowSkeletons } from '../../../ui/card-skeletons.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListSkeletons } from '../../../ui/list-skeletons.tsx';
import { SuccessState } from '../../../ui/success-state.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { Section, Sample } from '../section.tsx';

const tryNothing = () => undefined;

export function States() {
  return (
    <Section title="States">
      <Sample label="Empty, lost, done" stacked>
        <EmptyState
          title="Nothing watched yet"
          text="Tap the heart on a lot, and you find it here."
          action={<Button>Browse lots</Button>}
        />
        <ErrorState
          title="The list could not be loaded"
          text="The connection was lost."
          onRetry={tryNothing}
        />
        <SuccessState
          title="Paid"
          text="Your lots wait for you in Decatur."
          action={<Button variant="light">Show the receipt</Button>}
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
