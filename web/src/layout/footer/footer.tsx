import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useSession } from '../../api/session.ts';
import { DemoRivals } from '../../features/demo-rivals/demo-rivals.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { StoreSettingsContext } from '../../lib/store-settings.ts';
import { paths } from '../../paths.ts';
import { FOOTER_GROUPS } from './footer-links.ts';
import { FooterHours } from './footer-hours.tsx';
import classes from './footer.module.css';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SocialLink } from './social-link.tsx';

export function Footer() {
  const { user } = useSession();
  const { socialLinks, demo } = use(StoreSettingsContext);
  return (
    <footer className={`${classes.footer} no-print`}>
      <div className={classes.inside}>
        <nav className={classes.groups} aria-label="Footer">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title} role="group" aria-label={title}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.links}>
                {links.map(({ label, to, guestTo = to }) => (
                  <li key={to}>
                    <Link to={user === null ? guestTo : to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <FooterHours />
        <div className={classes.join}>
          <NewsletterForm />
          {user === null && <Link to={paths.registration}>Become a customer</Link>}
        </div>
        {demo && <DemoRivals />}
        <div className={classes.end}>
          <p className={classes.motto}>Hammerdock. Real goods, picked up nearby.</p>
          <div className={classes.social}>
            {socialLinks.map((href) => (
              <SocialLink key={href} href={href} />
            ))}
          </div>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  );
}
