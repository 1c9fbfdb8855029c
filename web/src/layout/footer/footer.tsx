import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { DemoRivals } from '../../features/demo-rivals/demo-rivals.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { paths } from '../../paths.ts';
import { FOOTER_GROUPS, SOCIAL_LINKS } from './footer-links.ts';
import classes from './footer.module.css';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SOCIAL_MARKS } from './social-marks.ts';

export function Footer() {
  const { user } = useSession();
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <nav className={classes.groups} aria-label="Footer">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title} role="group" aria-label={title}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.links}>
                {links
                  .filter(({ isPrivate }) => isPrivate !== true || user !== null)
                  .map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classes.join}>
          <NewsletterForm />
          {user === null && <Link to={paths.registration}>Become a customer</Link>}
        </div>
        <DemoRivals />
        <div className={classes.end}>
          <p className={classes.motto}>Hammerdock. Real goods, picked up nearby.</p>
          <div className={classes.social}>
            {SOCIAL_LINKS.map(({ name, href }) => {
              const Mark = SOCIAL_MARKS[name];
              return (
                <ActionIcon
                  key={name}
                  component="a"
                  variant="plain"
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Hammerdock on ${name}`}
                >
                  <Mark size={22} />
                </ActionIcon>
              );
            })}
          </div>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  );
}
