import { expectNoPolicyViolations } from './policy-violations.ts';

/** After all tests of a run, while its store still runs. */
export default (): Promise<void> =>
  expectNoPolicyViolations(`http://127.0.0.1:${process.env['E2E_PORT']}`);
