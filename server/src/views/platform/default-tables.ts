// The lists of `getDefault`, from the tables, the configuration and the domain.
import type { StoreSettings } from '@hammerdock/contract/page.ts';
import {
  BIDDING_PLAN,
  BIDDING_TYPES,
  EVENT_TYPE,
  type DefaultTables,
} from '@hammerdock/contract/shapes/default-tables.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { CARD_MONTHS, cardYears } from '@hammerdock/domain/checks/card.ts';
import { COUNTRIES, STATES } from '@hammerdock/domain/checks/states.ts';
import { ALL_KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { newYorkDate, STORE_TIME_ZONE, type Instant } from '@hammerdock/domain/time.ts';
import type { BannerRow } from '../../store/catalog/banners.ts';
import type { CategoryRow } from '../../store/catalog/categories.ts';
import type { SellerRow } from '../../store/catalog/sellers.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';
import type { PageRow } from '../../store/platform/pages.ts';
import { sellerName } from '../accounts/seller.ts';
import { viewCategory } from '../catalog/category.ts';
import { viewBanner } from '../catalog/home.ts';
import { viewNotification } from '../messaging/notification.ts';
import { viewLocation } from '../pickup/location.ts';
import { viewFaq } from './faq.ts';
import { viewPageValues } from './page-values.ts';
import { viewPage } from './page.ts';

interface StoreTables {
  readonly config: Pick<StoreSettings, 'testStore' | 'socialLinks'>;
  readonly now: Instant;
  readonly categories: readonly CategoryRow[];
  readonly conditions: string[];
  readonly centers: readonly CenterRow[];
  readonly sellers: readonly SellerRow[];
  readonly banners: readonly BannerRow[];
  /** undefined: the store has no such page. */
  readonly faqPage: PageRow | undefined;
}

export function viewDefaultTables(tables: StoreTables): DefaultTables {
  const { config, centers, faqPage } = tables;
  const categories = tables.categories.map(viewCategory);
  return {
    categories,
    sub_categories: categories.map(({ id, name, section }) => ({ id, name, category: section })),
    organizations: tables.sellers.map((seller) => ({
      id: seller.sellerHandle,
      name: sellerName(seller),
    })),
    business_categories: [],
    vat_registrations: [],
    notifications: ALL_KINDS.map(viewNotification),
    time_zones: [STORE_TIME_ZONE],
    event_types: [{ id: EVENT_TYPE, name: 'Timed auction' }],
    locations: centers.map(viewLocation),
    conditions: tables.conditions,
    condition_types: [...CONDITIONS],
    ui_settings: {
      date_format: 'MM-DD-YYYY',
      time_format: 'h:mm a',
      currency: 'USD',
      social_links: [...config.socialLinks],
      test_store: config.testStore,
    },
    dropdown_data: viewDropdowns(tables.now),
    bidding_plans: [{ id: BIDDING_PLAN, bidding_types: [...BIDDING_TYPES] }],
    home_banners: tables.banners.map(viewBanner),
    faq: faqPage === undefined ? [] : viewFaq(viewPage(faqPage, viewPageValues(centers)).html),
  };
}

const viewDropdowns = (now: Instant): DefaultTables['dropdown_data'] => ({
  states: [...STATES],
  countries: [...COUNTRIES],
  exp_months: [...CARD_MONTHS],
  exp_years: cardYears(newYorkDate(now).year),
});
