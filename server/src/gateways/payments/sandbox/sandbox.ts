// The built-in payment provider (R29): the default where no other is configured.
import type { Pool } from 'pg';
import { OWN_SOURCES_ONLY, type PaymentProvider } from '../provider.ts';
import type { SandboxFaults } from './faults.ts';
import { openSandboxGateway, type SandboxGateway, type SandboxOffers } from './gateway.ts';
import { BANK_FORM_URL, CARD_FORM_URL, mountSandboxPages } from './pages.ts';
import { mountSetupPages } from './setup-pages.ts';

export type Sandbox = PaymentProvider & SandboxGateway;

export function openSandbox(
  pool: Pool,
  faults: SandboxFaults = {},
  offers: SandboxOffers = { transfers: false },
): Sandbox {
  const gateway = openSandboxGateway(pool, faults, offers);
  return {
    ...gateway,
    cardForm: { kind: 'page', url: CARD_FORM_URL, bankUrl: BANK_FORM_URL },
    contentSources: OWN_SOURCES_ONLY,
    mount: (http, host) => {
      mountSandboxPages(http, gateway, host);
      if (gateway.transfers !== null) mountSetupPages(http, gateway.transfers, host);
    },
  };
}
