import { ActionIcon } from '@mantine/core';
import { MenuIcon, SearchIcon } from 'lucide-react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';
import classes from './phone-buttons.module.css';

// Drawers are loaded when they are opened, because most visits do not need them.
const fetchSideDrawer = async () => (await import('./side-drawer.tsx')).SideDrawer;
const fetchSearchDrawer = async () => (await import('./search-drawer.tsx')).SearchDrawer;

/** NAV-06: on phones, buttons at the ends of the header open the menus and the search. */
export function PhoneButtons({ className }: { className: string | undefined }) {
  const { Dialog: SideDrawer, ...menu } = useLazyDialog(fetchSideDrawer);
  const { Dialog: SearchDrawer, ...search } = useLazyDialog(fetchSearchDrawer);
  return (
    <div className={className}>
      <ActionIcon variant="plain" aria-label="Open menu" aria-haspopup="dialog" onClick={menu.open}>
        <MenuIcon size={24} />
      </ActionIcon>
      <ActionIcon
        variant="plain"
        className={classes.search ?? ''}
        aria-label="Open search"
        aria-haspopup="dialog"
        onClick={search.open}
      >
        <SearchIcon size={23} />
      </ActionIcon>
      {menu.opened && SideDrawer !== null && <SideDrawer onClose={menu.close} />}
      {search.opened && SearchDrawer !== null && <SearchDrawer onClose={search.close} />}
    </div>
  );
}
