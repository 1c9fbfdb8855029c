import { Fragment } from 'react';
import classes from './dotted-parts.module.css';

/** With dots between them, but none at the break of a line. */
export const DottedParts = ({ parts }: { readonly parts: readonly string[] }) => (
  <span className={classes.parts}>
    {parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' '}
        <span className={classes.part}>
          {index > 0 && <span className={classes.dot}>· </span>}
          {part}
        </span>
      </Fragment>
    ))}
  </span>
);
