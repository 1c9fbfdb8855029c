import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { ConnectionHint } from '../../features/connection/connection-hint.tsx';
import { HelpLink } from '../../features/help/help-link.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/logo.tsx';
import classes from './shell.module.css';

export function Header() {
  const { user } = useSession();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.home} className={classes.logo} aria-label="Hammerdock, to the home page">
          <LogoMark />
          <span className={classes.word}>Hammerdock</span>
        </Link>
        <div className={classes.search}>
          <SearchBox />
        </div>
        <div className={classes.actions}>
          <HelpLink />
          {user === null ? (
            <LinkButton to={paths.login} variant="light" size="sm" px="sm">
              Login / Register
            </LinkButton>
          ) : (
            <AccountMenu />
          )}
        </div>
      </div>
      <ConnectionHint />
    </header>
  );
}
