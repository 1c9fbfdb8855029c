import { Checkbox, ScrollArea, Typography } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Consent } from '../../lib/use-consent.ts';

interface Props {
  readonly consent: Consent;
  readonly children: ReactNode;
}

/** AUTH-18: the scrollable terms, with the checkbox below. */
export function TermsToAccept({ consent, children }: Props) {
  return (
    <>
      <ScrollArea.Autosize
        mah="45dvh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'The terms' }}
      >
        {children}
      </ScrollArea.Autosize>
      <Checkbox
        mt="md"
        label="I Have Read and Accepted the Terms and Conditions"
        checked={consent.ticked}
        error={consent.complaint}
        onChange={({ currentTarget }) => consent.tick(currentTarget.checked)}
      />
    </>
  );
}

/** HTML that the server has sanitized. */
export const TermsText = ({ html }: { readonly html: string }) => (
  <Typography>
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </Typography>
);
