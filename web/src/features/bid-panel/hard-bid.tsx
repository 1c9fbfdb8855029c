// R9: a bid that states the price instead of a maximum.
import { Switch } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';

export const HARD_BID = 'Your exact bid';

/** Where prices are totals, the label says that this amount is not. */
export const hardBidLabel = (pricesAreTotals: boolean): string =>
  pricesAreTotals ? `${HARD_BID}, before premium and tax` : HARD_BID;

export const HARD_BID_MEANS =
  'The price jumps straight to your bid, and we don’t bid on for you. A maximum bid usually ' +
  'costs less: it only goes as high as it has to.';

/** R9, R17: neither the leader nor an advance bid may state an exact price. */
export const mayBidHardOn = (lot: LotDetail): boolean =>
  !lot.future_active && lot.proxy_bid_details?.leading !== true;

interface Props {
  readonly on: boolean;
  /** Shown all the same, so that being outbid does not move what is below it. */
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

export const HardBidSwitch = ({ on, disabled, onChange }: Props) => (
  <Switch
    mt="xs"
    label="Bid an exact price instead of a maximum"
    description={on ? HARD_BID_MEANS : undefined}
    checked={on}
    disabled={disabled}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
