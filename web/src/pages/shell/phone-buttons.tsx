import { useDisclosure } from '@mantine/hooks';
import { MenuIcon, SearchIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import icon from './icon-button.module.css';
import classes from './phone-buttons.module.css';

// Drawers are fetched when they are opened: most pages are left without one.
const SideDrawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }));
const SearchDrawer = lazy(async () => ({
  default: (await import('./search-drawer.tsx')).SearchDrawer,
}));

/** NAV-06: on phones the menus and the search open from the ends of the bar. */
export function PhoneButtons({ className }: { className: string | undefined }) {
  const [menu, openMenu] = useDisclosure(false);
  const [search, openSearch] = useDisclosure(false);
  return (
    <div className={className}>
      <button
        type="button"
        className={icon.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={openMenu.open}
      >
        <MenuIcon size={24} />
      </button>
      <button
        type="button"
        className={`${icon.button} ${classes.search}`}
        aria-label="Open search"
        aria-haspopup="dialog"
        onClick={openSearch.open}
      >
        <SearchIcon size={23} />
      </button>
      <Suspense>
        {menu && <SideDrawer onClose={openMenu.close} />}
        {search && <SearchDrawer onClose={openSearch.close} />}
      </Suspense>
    </div>
  );
}
