import { formatDate } from '@hammerdock/domain/time.ts';
import { instantOf } from '../../lib/text/format.ts';
import classes from './saved-searches.module.css';
import { SavedSearchActions, type SavedSearch } from './saved-search-actions.tsx';

interface Props {
  readonly searches: readonly SavedSearch[];
  /** The number of the first row. */
  readonly first: number;
}

/** Keeps the table roles on a phone, where each search is a block. */
export function SavedSearchTable({ searches, first }: Props) {
  return (
    <table className={classes.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">S no</th>
          <th role="columnheader">Title</th>
          <th role="columnheader">Date added</th>
          <th role="columnheader">Action</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {searches.map((search, place) => (
          <tr key={search.id} role="row">
            <td role="cell" className={classes.number}>
              {first + place}
            </td>
            <td role="cell" className={classes.title}>
              {search.title}
              {search.mail === 1 && <span className={classes.mail}>Emails you</span>}
            </td>
            <td role="cell" className={classes.date}>
              {formatDate(instantOf(search.date_added))}
            </td>
            <td role="cell" className={classes.actions}>
              <SavedSearchActions search={search} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
