import { Alert, Button, Notification } from '@mantine/core';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { alertError, alertSuccess } from '../../../lib/notices/alerts.ts';
import { Section, Sample } from '../section.tsx';

const CLOSE = { 'aria-label': 'Close this message' };

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
        <Notification role="group" icon={<CheckIcon size={18} />} closeButtonProps={CLOSE}>
          Your bid was placed.
        </Notification>
        <Notification color="red" icon={<TriangleAlertIcon size={18} />} closeButtonProps={CLOSE}>
          The card was declined. Try another one.
        </Notification>
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
