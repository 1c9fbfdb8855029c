import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

type Fact = readonly [term: string, value: ReactNode];

/** Terms with their values; terms with empty values are omitted. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <DataList>
    {facts
      .filter(([, value]) => value !== '')
      .map(([term, value]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
  </DataList>
);
