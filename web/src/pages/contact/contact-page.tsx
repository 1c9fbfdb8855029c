import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import classes from './contact-page.module.css';
import { ContactForm } from './contact-form.tsx';

/** MISC-04 */
export function ContactPage() {
  const [saved, setSaved] = useState(false);
  return (
    <div className={classes.page}>
      <Heading order={1} mb="xs">
        Contact us
      </Heading>
      <Text mb="lg">
        Somebody reads every message, and we answer by email within two working days. Opening hours
        and phone numbers stand under{' '}
        <TextLink to={paths.locationHours} underline="always">
          Locations and hours
        </TextLink>
        .
      </Text>
      {saved ? (
        <Alert color="spruce" role="status" title="We have your message">
          Thank you for writing. The answer comes to the email that you gave.
        </Alert>
      ) : (
        <ContactForm onSaved={() => setSaved(true)} />
      )}
    </div>
  );
}
