import { Title, Typography } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Answer } from '../../api/calls.ts';
import { sameSitePath } from '../../lib/address/same-site-path.ts';
import topics from '../../ui/topics.module.css';
import classes from './text-page.module.css';

type Page = Answer<'defaults.getStaticPageContent'>;

/** A text page; the server has sanitized its HTML. */
export function TextPage({ page, children }: { page: Page; children?: ReactNode }) {
  const { history } = useRouter();
  // Links in the text are handled by the router, without reloading the page.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = sameSitePath(link?.getAttribute('href'));
    if (path === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(path);
  };
  return (
    <article className={classes.text}>
      <Title order={1} className={classes.title}>
        {page.title}
      </Title>
      <Typography>
        <div
          className={topics.topics}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </Typography>
      {children}
    </article>
  );
}
