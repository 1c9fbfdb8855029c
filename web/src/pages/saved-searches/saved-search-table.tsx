import { Table } from '@mantine/core';
import { formatDate } from '@hammerdock/domain/time.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import rowTable from '../../ui/row-table.module.css';
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
    <Table className={`${rowTable.table} ${classes.table}`} role="table">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Th role="columnheader">S no</Table.Th>
          <Table.Th role="columnheader">Title</Table.Th>
          <Table.Th role="columnheader">Date added</Table.Th>
          <Table.Th role="columnheader">Action</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {searches.map((search, place) => (
          <Table.Tr key={search.id} role="row">
            <Table.Td role="cell" className={classes.number}>
              {first + place}
            </Table.Td>
            <Table.Td role="cell" className={classes.title}>
              {search.title}
              {search.mail === 1 && <span className={classes.mail}>Email alerts on</span>}
            </Table.Td>
            <Table.Td role="cell" className={classes.date}>
              {formatDate(instantOf(search.date_added))}
            </Table.Td>
            <Table.Td role="cell" className={classes.actions}>
              <SavedSearchActions search={search} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
