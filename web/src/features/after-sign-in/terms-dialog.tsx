import { Button, Checkbox, Group, Modal, ScrollArea, Text, Typography } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { Waiting } from '../../ui/waiting.tsx';

const TERMS_PAGE = 4;
const PUT_OFF = 'hammerdock.terms-put-off';

/** AUTH-18: the terms as the server has them; without the tick nothing is accepted. */
export function TermsDialog() {
  const terms = useCall('defaults.getStaticPageContent', { page_id: TERMS_PAGE });
  const [later, setLater] = useState(() => sessionStorage.getItem(PUT_OFF) !== null);
  const [ticked, setTicked] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const accept = useCommand('account.createUpdateUserSeenTermsAndConditions', {
    refreshes: ['account.checkLogedUserAlreadySeenTermsAndConditions'],
  });
  if (later) return null;
  // Without them there is no bid, and the bid asks again; until then nobody is nagged.
  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, 'yes');
    setLater(true);
  };
  const answer = (flag: 0 | 1) => {
    if (terms.data === undefined) return;
    if (ticked) accept.mutate({ flag, version: terms.data.version });
    else setComplaint('Please Accept to Continue');
  };
  return (
    <Modal
      opened
      onClose={putOff}
      closeButtonProps={{ 'aria-label': 'Read them later' }}
      title="Terms and Conditions"
      size="lg"
      centered
    >
      <ScrollArea.Autosize
        mah="45dvh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'The terms' }}
      >
        {terms.isError && <Text role="alert">{textOf(terms.error)}</Text>}
        {terms.isPending && <Waiting label="Loading the terms" />}
        {terms.data !== undefined && (
          <Typography>
            <div dangerouslySetInnerHTML={{ __html: terms.data.html }} />
          </Typography>
        )}
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
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" loading={accept.isPending} onClick={() => answer(0)}>
          Accept &amp; Close
        </Button>
        <Button loading={accept.isPending} onClick={() => answer(1)}>
          Accept &amp; Don&apos;t Show Again
        </Button>
      </Group>
    </Modal>
  );
}
