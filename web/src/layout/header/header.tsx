import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { ConnectionHint } from '../../features/connection/connection-hint.tsx';
import { HelpLink } from '../../features/help/help-link.tsx';
import { LoginLink } from '../../features/arrival/login-link.tsx';
import { StoreMenus } from '../../features/menus/store-menus.tsx';
import { ScanButton } from '../../features/scan-label/scan-button.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { BellLink } from './bell-link.tsx';
import { ColorSwitch } from './color-switch.tsx';
import classes from './header.module.css';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { PhoneButtons } from './phone-buttons.tsx';
import { WatchlistLink } from './watchlist-link.tsx';

/** NAV-03; on phones the search and the menus are in drawers (NAV-06). */
export function Header() {
  const { user, maintenanceMessage } = useSession();
  return (
    <header className={`${classes.header} no-print`}>
      <div className={classes.bar}>
        <PhoneButtons className={classes.phone} />
        <Link to={paths.home} className={classes.logo} aria-label="Hammerdock home">
          <LogoMark />
          <span className={classes.word}>Hammerdock</span>
        </Link>
        <div className={classes.search}>
          <SearchBox />
          <ScanButton />
        </div>
        <div className={classes.actions}>
          {(user?.role === 'buyer' || user?.role === 'seller') && <WatchlistLink />}
          {user !== null && <BellLink />}
          {/* During maintenance the user is unknown, and a login would suggest a sign-out. */}
          {user === null && maintenanceMessage === null && <LoginLink />}
          {user !== null && <AccountMenu />}
        </div>
      </div>
      <div className={classes.menus}>
        <StoreMenus />
        <span className={classes.gap} />
        <HelpLink />
        <ColorSwitch />
      </div>
      <MaintenanceBanner />
      <ConnectionHint />
    </header>
  );
}
