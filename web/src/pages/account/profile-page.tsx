import { Button, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '../../api/session.ts';
import { AddressBook } from '../../features/address/address-book.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { AccountTabs } from '../../features/sidebar/account-tabs.tsx';
import { useTotalPricesSwitch } from '../../api/prices/use-total-prices.ts';
import { TotalPricesSwitch } from '../../ui/total-prices-switch.tsx';
import { IdentityCheck } from './identity-check.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { QuickBidSwitch } from './quick-bid-switch.tsx';
import { VerifyEmailLink } from './verify-email-link.tsx';

/** AUTH-08: read-only until the user edits it. */
export function ProfilePage() {
  const { user } = useSession();
  const totals = useTotalPricesSwitch();
  const [editing, { open, close }] = useDisclosure(false);
  if (user === null) return null;
  return (
    <>
      <AccountTabs />
      <PageHead title="My Profile">{!editing && <Button onClick={open}>Edit</Button>}</PageHead>
      {editing ? (
        <ProfileForm user={user} onEnd={close} />
      ) : (
        <>
          <ProfileFacts user={user} />
          <VerifyEmailLink user={user} />
          {user.role === 'buyer' && <QuickBidSwitch user={user} />}
          <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={768} mt="md">
            <TotalPricesSwitch {...totals} />
          </Paper>
          <AddressBook />
          {user.role === 'buyer' && <IdentityCheck />}
        </>
      )}
    </>
  );
}
