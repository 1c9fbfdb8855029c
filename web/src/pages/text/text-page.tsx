import { Title, Typography } from '@mantine/core';
import type { Answer } from '../../api/calls.ts';
import classes from './text-page.module.css';

type Page = Answer<'defaults.getStaticPageContent'>;

/** A page of text; the server has cleaned its HTML. */
export function TextPage({ page }: { page: Page }) {
  return (
    <article className={classes.text}>
      <Title order={1} mb="md">
        {page.title}
      </Title>
      <Typography>
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </Typography>
    </article>
  );
}
