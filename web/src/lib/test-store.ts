import { createContext } from 'react';

/** Which built-in test providers are enabled; sent with each page. */
export interface TestStore {
  readonly payments: boolean;
  readonly messages: boolean;
}

export const REAL_STORE: TestStore = { payments: false, messages: false };

export const TestStoreContext = createContext<TestStore>(REAL_STORE);
