import { buildStand } from './stand.ts';

/** Before all tests of a run. */
export default buildStand;
