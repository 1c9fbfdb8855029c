import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { CategoryChoices } from '../../features/menus/category-choices.tsx';
import { LocationChoices } from '../../features/menus/location-choices.tsx';
import { HelpLink } from '../../features/help/help-link.tsx';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { ColorSwitch } from './color-switch.tsx';
import classes from './side-drawer.module.css';

/** NAV-06: the entries of the menus and the sidebar. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Menu"
      size="20rem"
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      <div className={classes.parts}>
        {user !== null && (
          <Part title="My pages" open>
            <Sidebar onPick={onClose} />
          </Part>
        )}
        <Part title="Categories" open={user === null}>
          <CategoryChoices onPick={onClose} />
        </Part>
        <Part title="Locations" open={user === null}>
          <LocationChoices onPick={onClose} />
        </Part>
        <div className={classes.foot}>
          <HelpLink />
          <ColorSwitch />
        </div>
      </div>
    </Drawer>
  );
}

interface PartProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, open, children }: PartProps) => (
  <details className={classes.part} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
