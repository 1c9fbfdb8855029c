import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { listOutboxChannels } from '../../operations/messaging/list-outbox-channels.ts';
import { readDefaultTables } from '../../operations/platform/read-default-tables.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readMaintenance } from '../../store/platform/maintenance.ts';
import { readTermsVersion } from '../../store/platform/pages.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { viewDefaultTables } from '../../views/platform/default-tables.ts';
import { viewIncrements, viewPhrases, viewVariables } from '../../views/platform/defaults.ts';

export const getDefault: Handler<typeof defaults.getDefault> = async (
  _input,
  { db, config, centers, homeBanners, actor, email, sms },
) => {
  const increments = viewIncrements();
  return ok({
    tableValues: viewDefaultTables({
      ...(await readDefaultTables(db)),
      config,
      centers: await centers.value(),
      banners: await homeBanners.value(),
    }),
    variables: viewVariables(await readTermsVersion(db)),
    features: {
      outbox: listOutboxChannels({ config, email, sms, actor }).length > 0,
      // Only demo stores have the switch that lets rivals bid.
      demo_rivals: await isDemoStore(db),
    },
    languages: [{ code: 'en', name: 'English' }],
    phrases: viewPhrases(),
    ...increments,
    maintanenceData: await readMaintenance(db),
  });
};
