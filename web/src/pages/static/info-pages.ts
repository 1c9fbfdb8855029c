// The texts of pages whose function is still handled manually, with a next step.
import { paths } from '../../paths.ts';

export interface InfoText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

const WRITE = { label: 'Contact us', to: paths.contact };

const AUCTIONS: InfoText = {
  title: 'My auctions',
  paragraphs: [
    'Our team sets up your auctions: we agree on the dates, the center and the terms with ' +
      'you, publish the auction, and close its lots one by one.',
    'Send us your manifest with the label, title, quantity, unit retail price and ' +
      'condition of each item, and the week you have in mind.',
  ],
  links: [WRITE, { label: 'Auction details', to: paths.auctionDetails }],
};

const LOTS: InfoText = {
  title: 'My lots',
  paragraphs: [
    'We create lots from your manifest, one for each row with its label, with pictures ' +
      'taken at the center. Buyers see them as soon as the auction is published.',
    'We offer unsold lots again in a later auction. If you’d rather have some back, let ' +
      'us know.',
  ],
  links: [{ label: 'See all active items', to: paths.search }, WRITE],
};

const TEMPLATES: InfoText = {
  title: 'Templates',
  paragraphs: [
    'Our team saves the settings for your auctions and products and reuses them for each ' +
      'manifest. Contact us to change them.',
  ],
  links: [WRITE],
};

const PAYMENTS: InfoText = {
  title: 'Payments to sellers',
  paragraphs: [
    'After an auction’s pickup ends, you get a settlement that lists every lot, its ' +
      'hammer price, our commission and the total. We pay it to the bank account in your ' +
      'contract.',
    'To change the account, contact us. Before we change anything, we’ll call you at the ' +
      'number we have on file.',
  ],
  links: [WRITE],
};

const REPORTS: InfoText = {
  title: 'Reports',
  paragraphs: [
    'Each settlement includes a table of your lots: sold and unsold, price compared to ' +
      'retail, premium, tax and pickup. Ask us for a spreadsheet of any other period.',
  ],
  links: [WRITE],
};

/** The second part of an address under /seller. */
export const SELLER: Readonly<Record<string, InfoText>> = {
  auctions: AUCTIONS,
  lots: LOTS,
  templates: TEMPLATES,
  product: TEMPLATES,
  reports: REPORTS,
  payments: PAYMENTS,
};
