import { Text } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './shell.module.css';

export function Footer() {
  const { user } = useSession();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInside}>
        <Text size="sm" c="dimmed">
          Hammerdock. Real goods, collected nearby.
        </Text>
        <nav className={classes.footerLinks} aria-label="Footer">
          {user === null && (
            <TextLink to={paths.registration} size="sm">
              Become a customer
            </TextLink>
          )}
          <TextLink to={paths.search} size="sm">
            All active items
          </TextLink>
          <TextLink to={paths.terms} size="sm">
            Terms
          </TextLink>
        </nav>
      </div>
    </footer>
  );
}
