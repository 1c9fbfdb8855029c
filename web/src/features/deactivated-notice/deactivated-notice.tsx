import { Alert } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** AUTH-14: why the account is deactivated and how to reactivate it (R24). */
export function DeactivatedNotice({ withLink = false }: { readonly withLink?: boolean }) {
  const { user, pendingCount } = useSession();
  if (user?.account_status !== 'deactivated') return null;
  return (
    <Alert color="red" title="Your account is deactivated" role="status">
      {pendingCount === 0 ? <NeedsReview /> : <NeedsPayment count={pendingCount} link={withLink} />}
    </Alert>
  );
}

function NeedsPayment({ count, link }: { readonly count: number; readonly link: boolean }) {
  return (
    <>
      {count === 1 ? 'One receipt is unpaid. ' : `${count} receipts are unpaid. `}
      You can bid again once everything is paid.
      {link && (
        <div>
          <LinkButton to={paths.invoices('partial')} mt="sm">
            Pay my unpaid receipts
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** R52: nothing is left to pay, and only an admin can reactivate the account. */
function NeedsReview() {
  return (
    <>
      A receipt wasn’t paid in time and is now void. To bid again, please contact us.
      <div>
        <LinkButton to={paths.contact} mt="sm">
          Contact us
        </LinkButton>
      </div>
    </>
  );
}
