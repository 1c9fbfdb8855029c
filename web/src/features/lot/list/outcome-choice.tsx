import { NativeSelect } from '@mantine/core';
import { OUTCOME_CHOICES, type OutcomeAddress } from './outcome-address.ts';

interface Props {
  readonly address: OutcomeAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** The filter of closed lots: sold or not. */
export const OutcomeChoice = ({ address, onChange }: Props) => (
  <NativeSelect
    label="Outcome"
    data={OUTCOME_CHOICES}
    value={address.outcome ?? ''}
    onChange={({ currentTarget }) =>
      onChange({ ...address, page: undefined, outcome: currentTarget.value })
    }
  />
);
