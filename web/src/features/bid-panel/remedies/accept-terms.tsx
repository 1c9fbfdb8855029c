import { Button, Checkbox, Loader, ScrollArea, Text, Typography } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

const TERMS_PAGE = 4;

export function AcceptTerms({ onClose, onResolved }: RemedyProps) {
  const terms = useCall('defaults.getStaticPageContent', { page_id: TERMS_PAGE });
  const accept = useCommand('account.createUpdateUserSeenTermsAndConditions', {
    onDone: onResolved,
  });
  const [ticked, setTicked] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  if (terms.isError) return <Text role="alert">{textOf(terms.error)}</Text>;
  if (terms.data === undefined) return <Loader aria-label="Loading the terms" />;
  const { html, version } = terms.data;
  return (
    <>
      <ScrollArea.Autosize
        mah="45dvh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'The terms' }}
      >
        <Typography>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </Typography>
      </ScrollArea.Autosize>
      <Checkbox
        mt="md"
        label="I Have Read and Accepted the Terms and Conditions"
        checked={ticked}
        error={complaint}
        onChange={({ currentTarget }) => {
          setTicked(currentTarget.checked);
          setComplaint(null);
        }}
      />
      <Actions onClose={onClose}>
        <Button
          loading={accept.isPending}
          onClick={() => {
            if (ticked) accept.mutate({ flag: 1, version });
            else setComplaint('Please Accept to Continue');
          }}
        >
          Accept and go on
        </Button>
      </Actions>
    </>
  );
}
