// Writes docs/traceability.md: `node tools/traceability.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, readSources } from './tidy/sources.ts';
import { readRequirementsFile, renderTraceability } from './traceability/document.ts';
import { findTestCases } from './traceability/test-cases.ts';
import { root } from './tracked-files.ts';

const tests = readSources()
  .filter(({ path }) => isTest(path))
  .flatMap(findTestCases);
const text = renderTraceability(readRequirementsFile(), tests);
writeFileSync(join(root, 'docs/traceability.md'), text);
