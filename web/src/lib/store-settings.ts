import { createContext } from 'react';

/** What the configuration says about the store; sent with each page. */
export interface StoreSettings {
  /** Which built-in test providers are enabled. */
  readonly testStore: { readonly payments: boolean; readonly messages: boolean };
  readonly socialLinks: readonly string[];
}

export const NO_SETTINGS: StoreSettings = {
  testStore: { payments: false, messages: false },
  socialLinks: [],
};

export const StoreSettingsContext = createContext<StoreSettings>(NO_SETTINGS);
