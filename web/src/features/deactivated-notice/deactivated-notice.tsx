import { Alert } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** AUTH-14: what is wrong with the account and the way to set it right (R24). */
export function DeactivatedNotice({ withLink = false }: { readonly withLink?: boolean }) {
  const { user, pendingCount } = useSession();
  if (user?.account_status !== 'deactivated') return null;
  return (
    <Alert color="red" title="Your account is deactivated" role="status">
      {pendingCount === 1 ? 'One receipt is unpaid. ' : `${pendingCount} receipts are unpaid. `}
      You can bid again as soon as everything is paid.
      {withLink && (
        <div>
          <LinkButton to={paths.invoices('partial')} mt="sm">
            Pay my unpaid receipts
          </LinkButton>
        </div>
      )}
    </Alert>
  );
}
