import { Table, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { Waiting } from '../../ui/states/waiting.tsx';
import { Notice } from './notice.tsx';

/** The notice on bid increments, with the current increments. */
export function NewTermsNotice() {
  const acknowledge = useCommand('account.createUpdateUserSeenNewTerms', {
    refreshes: ['account.checkLogedUserAlreadySeenNewTerms'],
  });
  return (
    <Notice
      title="Big Changes"
      busy={acknowledge.isPending}
      onAnswer={(flag) => acknowledge.mutate({ flag })}
    >
      <Text mb="sm">Each bid is at least one increment above the current price:</Text>
      <Increments />
    </Notice>
  );
}

function Increments() {
  const found = useCall('defaults.getDefault', {});
  if (found.isError) return <Text role="alert">{textOf(found.error)}</Text>;
  if (found.data === undefined) return <Waiting label="Loading the increments" />;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Price from</Table.Th>
          <Table.Th>Increment</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {found.data.allBidIncrements.map(({ from, step }) => (
          <Table.Tr key={from}>
            <Table.Td>{dollars(from)}</Table.Td>
            <Table.Td>{dollars(step)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
