import type { Answer } from '../../../api/calls.ts';

export type AuctionLot = Answer<'sellerAuctions.listAuctionLots'>['lotList'][number];
