import { Button, Text } from '@mantine/core';
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { areTermsPutOff, putOffTerms } from '../../lib/terms-put-off.ts';
import { useConsent } from '../../lib/use-consent.ts';
import { TermsText, TermsToAccept } from '../../ui/fields/terms-to-accept.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import { DialogActions } from '../../ui/layers/dialog-actions.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

/** AUTH-18: the server's terms; accepted only when the box is ticked. */
export function TermsDialog() {
  const terms = useCall('defaults.getStaticPageContent', { page_id: TERMS_PAGE });
  const [later, setLater] = useState(areTermsPutOff);
  const consent = useConsent();
  const accept = useCommand('account.createUpdateUserSeenTermsAndConditions', {
    refreshes: ['account.checkLogedUserAlreadySeenTermsAndConditions'],
  });
  if (later) return null;
  // Bidding needs the terms and asks for them again, so the dialog can be postponed.
  const putOff = () => {
    putOffTerms();
    setLater(true);
  };
  const answer = (flag: 0 | 1) => {
    if (terms.data === undefined) return;
    if (consent.isGiven()) accept.mutate({ flag, version: terms.data.version });
  };
  return (
    <Modal
      opened
      onClose={putOff}
      closeButtonProps={{ 'aria-label': 'Read them later' }}
      title="Terms and Conditions"
      size="lg"
    >
      <TermsToAccept consent={consent}>
        {terms.isError && <Text role="alert">{textOf(terms.error)}</Text>}
        {terms.isPending && <Waiting label="Loading the terms" />}
        {terms.data !== undefined && <TermsText html={terms.data.html} />}
      </TermsToAccept>
      <DialogActions>
        <Button loading={accept.isPending} onClick={() => answer(1)}>
          Accept &amp; Don&apos;t Show Again
        </Button>
        <Button variant="default" loading={accept.isPending} onClick={() => answer(0)}>
          Accept &amp; Close
        </Button>
      </DialogActions>
    </Modal>
  );
}
