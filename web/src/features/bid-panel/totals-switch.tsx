import { useTotalPricesSwitch } from '../../api/prices/use-total-prices.ts';
import { TotalPricesSwitch } from '../../ui/total-prices-switch.tsx';

/** By itself, so that after hydration the rest of the panel does not render again. */
export const TotalsSwitch = () => <TotalPricesSwitch {...useTotalPricesSwitch()} />;
