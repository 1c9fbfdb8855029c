import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCommand } from '../../api/query.tsx';
import { useSession, useSessionChange } from '../../api/session.ts';
import { menuEntries } from './menu-entries.ts';

export function AccountMenu() {
  const { user, pendingCount } = useSession();
  const renewSession = useSessionChange();
  const signout = useCommand('auth.signout', { onDone: renewSession });
  if (user === null) return null;
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          rightSection={<IconChevronDown size={16} />}
          aria-label="My Account"
        >
          {user.first_name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.username}</Menu.Label>
        {menuEntries(user.role, pendingCount).map(({ label, to }) => (
          <Menu.Item key={label} component={Link} to={to} py="sm">
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item py="sm" onClick={() => signout.mutate({})}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
