import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { QuickBidSwitch } from './quick-bid-switch.tsx';
import { VerifyEmailLink } from './verify-email-link.tsx';

/** AUTH-08: to be read until the person wants to edit it. */
export function ProfilePage() {
  const { user } = useSession();
  const [editing, { open, close }] = useDisclosure(false);
  if (user === null) return null;
  return (
    <>
      <PageHead title="My Profile">
        {!editing && (
          <Group gap="sm">
            <Button onClick={open}>Edit</Button>
            <LinkButton to={paths.changePassword} variant="default">
              Change Password
            </LinkButton>
          </Group>
        )}
      </PageHead>
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
