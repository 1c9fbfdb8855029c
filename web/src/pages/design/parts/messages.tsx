import { Alert, Button } from '@mantine/core';
import { alertError, alertSuccess } from '../../../lib/alerts.ts';
import { AlertCard } from '../../../ui/alert-card.tsx';
import { Section, Sample } from '../section.tsx';

export function Messages() {
  return (
    <Section title="Messages">
      <Sample label="Within a page" stacked>
        <Alert title="You are the highest bidder">Your max bid $42.50.</Alert>
        <Alert color="amber" title="Your account is deactivated">
          Add a card, then pay the open receipts.
        </Alert>
        <Alert color="red" title="You have been outbid">
          Someone else bids $45.00 now.
        </Alert>
      </Sample>
      <Sample label="Over a page, three at most" stacked>
        <AlertCard tone="good">Your bid was placed.</AlertCard>
        <AlertCard tone="bad">The card was declined. Try another one.</AlertCard>
      </Sample>
      <Sample label="Try them">
        <Button variant="default" onClick={() => alertSuccess('Your bid was placed.')}>
          Say success
        </Button>
        <Button variant="default" onClick={() => alertError('The card was declined.')}>
          Say error
        </Button>
      </Sample>
    </Section>
  );
}
