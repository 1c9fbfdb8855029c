import { Button } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../api/query.tsx';
import { useSession, useSessionChange } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import classes from './account-menu.module.css';
import { menuEntries } from './menu-entries.ts';

/** A plain disclosure: it weighs a tenth of a floating menu, and each page carries it. */
export function AccountMenu() {
  const { user, pendingCount } = useSession();
  const renewSession = useSessionChange();
  const [opened, { toggle, close }] = useDisclosure(false);
  const outside = useClickOutside<HTMLDivElement>(close);
  const navigate = useNavigate();
  const signout = useCommand('auth.signout', {
    onDone: async () => {
      await navigate({ to: paths.home });
      await renewSession();
    },
  });
  if (user === null) return null;
  return (
    <div
      ref={outside}
      className={classes.menu}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Button
        variant="subtle"
        size="sm"
        px="xs"
        rightSection={<IconChevronDown size={16} />}
        aria-expanded={opened}
        aria-controls="account-menu"
        onClick={toggle}
      >
        My Account
      </Button>
      <nav id="account-menu" aria-label="My Account" className={classes.list} hidden={!opened}>
        <p className={classes.name}>{user.username}</p>
        {menuEntries(user.role, pendingCount).map(({ label, to }) => (
          <Link key={label} to={to} className={classes.entry} onClick={close}>
            {label}
          </Link>
        ))}
        <button
          type="button"
          className={classes.entry}
          onClick={() => {
            close();
            signout.mutate({});
          }}
        >
          Logout
        </button>
      </nav>
    </div>
  );
}
