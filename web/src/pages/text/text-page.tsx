import { Typography } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Answer } from '../../api/calls.ts';
import { sameSitePath } from '../../lib/same-site-path.ts';
import { Heading } from '../../ui/heading.tsx';
import topics from '../../ui/topics.module.css';
import classes from './text-page.module.css';

type Page = Answer<'defaults.getStaticPageContent'>;

/** A page of text; the server has cleaned its HTML. */
export function TextPage({ page, children }: { page: Page; children?: ReactNode }) {
  const { history } = useRouter();
  // Links that were written into the text lead on without loading the store again.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = sameSitePath(link?.getAttribute('href'));
    if (path === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(path);
  };
  return (
    <article className={classes.text}>
      <Heading order={1} className={classes.title}>
        {page.title}
      </Heading>
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
