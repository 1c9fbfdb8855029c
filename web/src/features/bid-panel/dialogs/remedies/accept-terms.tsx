import { Button, Loader, Text } from '@mantine/core';
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import { textOf } from '../../../../api/call-error.ts';
import { useCall, useCommand } from '../../../../api/query.tsx';
import { useConsent } from '../../../../lib/use-consent.ts';
import { TermsText, TermsToAccept } from '../../../../ui/fields/terms-to-accept.tsx';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function AcceptTerms({ onClose, onResolved }: RemedyProps) {
  const terms = useCall('defaults.getStaticPageContent', { page_id: TERMS_PAGE });
  const accept = useCommand('account.createUpdateUserSeenTermsAndConditions', {
    onDone: onResolved,
  });
  const consent = useConsent();
  if (terms.isError) return <Text role="alert">{textOf(terms.error)}</Text>;
  if (terms.data === undefined) return <Loader aria-label="Loading the terms" />;
  const { html, version } = terms.data;
  return (
    <>
      <TermsToAccept consent={consent}>
        <TermsText html={html} />
      </TermsToAccept>
      <Actions onClose={onClose}>
        <Button
          loading={accept.isPending}
          onClick={() => {
            if (consent.isGiven()) accept.mutate({ flag: 1, version });
          }}
        >
          Accept and continue
        </Button>
      </Actions>
    </>
  );
}
