import { Breadcrumbs, Table, Tabs, Text } from '@mantine/core';
import { FactList } from '../../../ui/fact-list.tsx';
import { Money } from '../../../ui/lot/money.tsx';
import { Section, Sample } from '../section.tsx';

const BIDS = [
  ['h****r', 4_250, '05-24-2024 2:31 pm'],
  ['buyer', 4_000, '05-24-2024 2:30 pm'],
  ['w****9', 111, '05-23-2024 9:07 am'],
] as const;

export function Facts() {
  return (
    <Section title="Facts">
      <Sample label="A table" stacked>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Bidder name</Table.Th>
              <Table.Th ta="end">Current bid</Table.Th>
              <Table.Th>Date</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {BIDS.map(([bidder, cents, date]) => (
              <Table.Tr key={date}>
                <Table.Td>{bidder}</Table.Td>
                <Table.Td ta="end">
                  <Money cents={cents} />
                </Table.Td>
                <Table.Td>{date}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Sample>
      <Sample label="Terms and values, tabs, the way back" stacked>
        <FactList
          facts={[
            ['SKU MSRP', '$449.99'],
            ['Location', 'Decatur, GA'],
            ['Bid increment', '$2.50'],
          ]}
        />
        <div>
          <Breadcrumbs mb="md">
            <span>My Receipts</span>
            <span>Checkout</span>
          </Breadcrumbs>
          <Tabs defaultValue="pickup">
            <Tabs.List>
              <Tabs.Tab value="pickup">Pickup</Tabs.Tab>
              <Tabs.Tab value="payment">Payment</Tabs.Tab>
              <Tabs.Tab value="returns">Returns</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="pickup" pt="sm">
              <Text>Collect within seven days.</Text>
            </Tabs.Panel>
          </Tabs>
        </div>
      </Sample>
    </Section>
  );
}
