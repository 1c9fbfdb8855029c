// Writes the font file with the basic characters: `node tools/typeface.ts`. The style sheet must
// name the printed range.
import { writeFile } from 'node:fs/promises';
import { BASIC_FILE, makeBasicTypeface, unicodeRange } from './typeface/basic-typeface.ts';

await writeFile(BASIC_FILE, await makeBasicTypeface());
console.log(`unicode-range: ${unicodeRange()};`);
