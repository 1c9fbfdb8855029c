import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readNow } from '../../db/database.ts';
import { mayReadOutbox } from '../../operations/messaging/may-read-outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { listConditions } from '../../store/catalog/lot-conditions.ts';
import { listSellers } from '../../store/catalog/sellers.ts';
import { readMaintenance } from '../../store/platform/maintenance.ts';
import { findPage, readTermsVersion } from '../../store/platform/pages.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { viewDefaultTables } from '../../views/platform/default-tables.ts';
import { viewIncrements, viewPhrases, viewVariables } from '../../views/platform/defaults.ts';

export const getDefault: Handler<typeof defaults.getDefault> = async (
  _input,
  { db, config, centers, homeBanners, actor, messages },
) => {
  const increments = viewIncrements();
  return ok({
    tableValues: viewDefaultTables({
      config,
      now: await readNow(db),
      categories: await listCategories(db),
      conditions: await listConditions(db),
      centers: await centers.value(),
      sellers: await listSellers(db),
      banners: await homeBanners.value(),
      faqPage: await findPage(db, 'faq'),
    }),
    variables: viewVariables(await readTermsVersion(db)),
    features: {
      outbox: mayReadOutbox({ config, messages, actor }),
      // Only demo stores have the switch that lets rivals bid.
      demo_rivals: await isDemoStore(db),
    },
    languages: [{ code: 'en', name: 'English' }],
    phrases: viewPhrases(),
    ...increments,
    maintenanceData: await readMaintenance(db),
  });
};
