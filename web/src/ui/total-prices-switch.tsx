import { Switch } from '@mantine/core';

interface Props {
  readonly on: boolean;
  /** false before hydration, when a click would be lost. */
  readonly ready: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The one saved switch of the store, wherever it is offered. */
export const TotalPricesSwitch = ({ on, ready, onChange }: Props) => (
  <Switch
    label="Show total prices: premium, tax and fee included"
    checked={on}
    disabled={!ready}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
