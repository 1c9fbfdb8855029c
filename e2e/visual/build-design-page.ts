import { buildDesignPage } from './design-page.ts';

/** Runs before all tests. */
export default buildDesignPage;
