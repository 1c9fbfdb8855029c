import { Alert, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './contact-page.module.css';
import { ContactForm } from './contact-form.tsx';

/** MISC-04 */
export function ContactPage() {
  const [saved, setSaved] = useState(false);
  return (
    <div className={classes.page}>
      <Title order={1} mb="xs">
        Contact us
      </Title>
      <Text mb="lg">
        We read every message and answer by email within two business days. Opening hours and phone
        numbers are on{' '}
        <TextLink to={paths.locationHours} underline="always">
          Locations and hours
        </TextLink>
        .
      </Text>
      {saved ? (
        <Alert color="spruce" role="status" title="We got your message">
          Thanks for getting in touch. We’ll answer by email.
        </Alert>
      ) : (
        <ContactForm onSaved={() => setSaved(true)} />
      )}
    </div>
  );
}
