import type { CardForm } from '@hammerdock/contract/card-form.ts';
import { createContext } from 'react';

/** What the configuration says about the store; sent with each page. */
export interface StoreSettings {
  /** Which built-in test providers are enabled. */
  readonly testStore: {
    readonly payments: boolean;
    readonly emails: boolean;
    readonly texts: boolean;
  };
  readonly cardForm: CardForm;
  readonly socialLinks: readonly string[];
  /** Encrypts the bodies of calls; null: they are not encrypted. */
  readonly payloadKey: string | null;
  /** Whether the demo fills an empty database; its rival bidders have a switch. */
  readonly demo: boolean;
}

export const NO_SETTINGS: StoreSettings = {
  testStore: { payments: false, emails: false, texts: false },
  cardForm: { kind: 'page', url: '', bankUrl: '' },
  socialLinks: [],
  payloadKey: null,
  demo: false,
};

export const StoreSettingsContext = createContext<StoreSettings>(NO_SETTINGS);
