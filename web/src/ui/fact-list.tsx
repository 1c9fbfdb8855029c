import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

type Fact = readonly [term: string, value: ReactNode];

/** Terms with their values; terms with empty values are omitted. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
