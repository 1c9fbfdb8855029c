import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { AccountTabs } from '../../features/sidebar/account-tabs.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { QuickBidSwitch } from './quick-bid-switch.tsx';
import { VerifyEmailLink } from './verify-email-link.tsx';

/** AUTH-08: read-only until the user edits it. */
export function ProfilePage() {
  const { user } = useSession();
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
        </>
      )}
    </>
  );
}
