import { paths } from '../../paths.ts';

interface FooterGroup {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    /** Where it leads guests, if its page is for signed-in users. */
    readonly guestTo?: string;
  }[];
}

/** NAV-07, in three titled columns. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'Buying',
    links: [
      { label: 'What to expect', to: paths.expect },
      { label: 'How it works', to: paths.howItWorks },
      { label: 'Auction details', to: paths.auctionDetails },
      { label: 'Pickup', to: paths.pickup },
      { label: 'Past auctions', to: paths.pastAuctions, guestTo: paths.auctionResults },
      { label: 'FAQ', to: paths.faq },
    ],
  },
  {
    title: 'Hammerdock',
    links: [
      { label: 'About us', to: paths.about },
      { label: 'Locations and hours', to: paths.locationHours },
      { label: 'Open jobs', to: paths.openJobs },
      { label: 'Refer a friend', to: paths.referAFriend },
      { label: 'Contact us', to: paths.contact },
    ],
  },
  {
    title: 'The fine print',
    links: [
      { label: 'Terms and conditions', to: paths.terms },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Guidelines', to: paths.guidelines },
    ],
  },
];
