// `npm run new:call watchlist.setReminder` writes a template of a call's handler and its test, and
// prints what else the call needs.
import fs from 'node:fs';
import path from 'node:path';

const [service, call] = (process.argv[2] ?? '').split('.');
if (!service || !call || !/^[a-z][A-Za-z0-9_]*$/.test(call)) {
  console.error('Name the call: npm run new:call <service>.<call>');
  process.exit(1);
}

const folder = path.join('server/src/services', service);
const write = (file: string, text: string): void => {
  const target = path.join(folder, file);
  if (fs.existsSync(target)) throw new Error(`${target} exists already`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(target, text);
  console.log(`wrote ${target}`);
};

write(
  `${call}.ts`,
  `import type { ${service} } from '@hammerdock/contract/services/${service}.ts';
import type { Handler } from '../../rpc/handler.ts';

export const ${call}: Handler<typeof ${service}.${call}> = async (input, ctx) => {
  throw new Error(\`${call} has no handler yet: \${typeof input} \${ctx.requestId}\`);
};
`,
);
write(
  `${call}.test.ts`,
  `import { describe, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

describe('${service}.${call}', () => {
  test('${call} does what its summary promises', async () => {
    const world = await openWorld();
    const { status } = await world.call('${service}.${call}', {});
    expect(status).toBe(200);
    await world.close();
  });
});
`,
);
console.log(`Next: declare ${call} in contract/src/services/${service}.ts,`);
console.log(`and name it in ${path.join(folder, 'table.ts')}.`);
