import { useForm, type UseFormReturnType } from '@mantine/form';
import { auctionErrors, type AuctionValues } from './auction-values.ts';

export type AuctionForm = UseFormReturnType<AuctionValues>;

export const useAuctionForm = (initialValues: AuctionValues): AuctionForm =>
  useForm<AuctionValues>({ initialValues, validate: auctionErrors });
