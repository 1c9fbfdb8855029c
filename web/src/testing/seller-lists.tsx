// The lists of the seller console, as list-states.test.tsx shows them.
import type { ReactNode } from 'react';
import type { CallName } from '../api/calls.ts';
import { SellersPage } from '../pages/admin/sellers/sellers-page.tsx';
import { AuctionLots } from '../pages/seller/auctions/auction-lots.tsx';
import { SellerAuctionsPage } from '../pages/seller/auctions/auctions-page.tsx';
import { Imports } from '../pages/seller/import/imports.tsx';
import { PhotoArchives } from '../pages/seller/import/photo-archives.tsx';
import { LabelsPage } from '../pages/seller/labels/labels-page.tsx';
import { LotGrid } from '../pages/seller/lots/grid/lot-grid.tsx';
import { useCellEdits } from '../pages/seller/lots/grid/use-cell-edits.ts';
import { SellerLotsPage } from '../pages/seller/lots/lots-page.tsx';
import { Statements } from '../pages/seller/payments/bank-details-page.tsx';
import { useColumnChoice } from '../pages/seller/lots/use-column-choice.ts';
import { useDraftChanges } from '../pages/seller/lots/use-draft-changes.ts';
import { AuctionTemplatesPage } from '../pages/seller/templates/auction-templates-page.tsx';
import { LotTemplatesPage } from '../pages/seller/templates/lot-templates-page.tsx';
import { Parcels } from '../pages/staff/parcels.tsx';

export interface List {
  /** The calls that return it. */
  readonly calls: readonly CallName[];
  /** The first part of its key in the cache, where that is not the call. */
  readonly key?: string;
  readonly path: string;
  readonly shown: ReactNode;
  /** The answer without entries. */
  readonly nothing: object;
  /** The next step, where it is not in an illustrated empty state. */
  readonly next?: string;
}

const ignore = (): void => undefined;
const paged = { page: 1, onPage: ignore };

function GridOfLots() {
  const drafts = useDraftChanges();
  const edits = useCellEdits(drafts, []);
  const columnChoice = useColumnChoice('draft');
  return (
    <LotGrid
      list="draft"
      input={{ list: 'draft' }}
      initialRow={0}
      categories={[]}
      drafts={drafts}
      edits={edits}
      columnChoice={columnChoice}
      sorting={{ pressed: null, onFocus: ignore, onSort: ignore }}
      actions={() => null}
      empty="Enter a lot"
    />
  );
}

export const sellerLists: Readonly<Record<string, List>> = {
  'Auctions of a seller': {
    calls: ['sellerAuctions.listSellerAuctions'],
    path: '/seller/auctions/open',
    shown: <SellerAuctionsPage state="open" address={{}} onPage={ignore} />,
    nothing: {
      auctionList: [],
      auctionCount: 0,
      counts: { draft: 0, upcoming: 0, open: 0, closed: 0 },
    },
  },
  'Lots of an auction': {
    calls: ['sellerAuctions.listAuctionLots'],
    path: '/seller/auction/1',
    shown: <AuctionLots auctionId="1" />,
    nothing: { lotList: [], lotCount: 0 },
    next: 'Choose another group of lots above.',
  },
  'Auction templates': {
    calls: ['auctionTemplates.listAuctionTemplates'],
    path: '/seller/templates',
    shown: <AuctionTemplatesPage />,
    nothing: { templateList: [] },
  },
  'Product templates': {
    calls: ['lotTemplates.listLotTemplates'],
    path: '/seller/product/templates',
    shown: <LotTemplatesPage editedId={null} />,
    nothing: { templateList: [] },
  },
  'Lots of a seller': {
    calls: ['sellerLots.listSellerLots'],
    path: '/seller/lots/draft',
    shown: <SellerLotsPage list="draft" address={{}} onAddress={ignore} />,
    nothing: { lotList: [], lotCount: 0 },
  },
  'Lots of a seller in a grid': {
    calls: ['sellerLots.listSellerLots'],
    path: '/seller/lots/draft',
    shown: <GridOfLots />,
    nothing: { lotList: [], lotCount: 0 },
    next: 'Enter a lot',
  },
  Imports: {
    calls: ['manifests.listManifests'],
    path: '/seller/import',
    shown: <Imports />,
    nothing: { importList: [], importCount: 0 },
    next: 'Choose your supplier’s file',
  },
  'ZIP files with photos': {
    calls: ['photoArchives.listPhotoArchives'],
    path: '/seller/import',
    shown: <PhotoArchives />,
    nothing: { archiveList: [], targets: [] },
    next: 'Choose a ZIP file',
  },
  Labels: {
    calls: ['labels.listLabels'],
    path: '/seller/labels',
    shown: <LabelsPage />,
    nothing: { labelList: [], count: 0, unlabeled_count: 0, unknownList: [] },
    next: 'Choose an auction above',
  },
  Statements: {
    calls: ['settlements.listStatements'],
    path: '/seller/payments/bank_details',
    shown: <Statements {...paged} />,
    nothing: { statementList: [], statementCount: 0 },
  },
  Sellers: {
    calls: ['settlements.listSellerAccounts'],
    path: '/admin/accounting/sellers',
    shown: <SellersPage {...paged} />,
    nothing: { accountList: [], accountCount: 0 },
  },
  'Orders to ship': {
    calls: ['pickup.listShipments'],
    path: '/desk',
    shown: <Parcels />,
    nothing: { shipmentList: [], shipmentCount: 0 },
    next: 'appear here',
  },
};
