import { expectNoPolicyViolations } from './policy-violations.ts';

/** Runs after all tests, while the store still runs. */
export default (): Promise<void> =>
  expectNoPolicyViolations(`http://127.0.0.1:${process.env['E2E_PORT']}`);
