import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { mayReadOutbox } from '../../operations/messaging/may-read-outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { listConditions } from '../../store/catalog/lot-conditions.ts';
import { readMaintenance } from '../../store/platform/maintenance.ts';
import { readTermsVersion } from '../../store/platform/pages.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { viewCategory } from '../../views/catalog/category.ts';
import { viewIncrements, viewPhrases, viewVariables } from '../../views/platform/defaults.ts';
import { viewLocation } from '../../views/pickup/location.ts';

export const getDefault: Handler<typeof defaults.getDefault> = async (
  _input,
  { db, config, centers, actor, messages },
) => {
  const increments = viewIncrements();
  return ok({
    tableValues: {
      categories: (await listCategories(db)).map(viewCategory),
      locations: (await centers.value()).map(viewLocation),
      conditions: await listConditions(db),
    },
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
