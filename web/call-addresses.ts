import { services } from '@hammerdock/contract';
import type { Plugin } from 'vite';

// The browser needs only the method and group of each call; importing the contract would bundle its
// schemas and zod. So the addresses are extracted at build time.
export function callAddresses(): Plugin {
  const id = 'virtual:call-addresses';
  return {
    name: 'hammerdock-call-addresses',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const addresses = ${JSON.stringify(readOff())};` : undefined,
  };
}

/** By service, and by method and group, because many calls share these: the browser loads less. */
function readOff(): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(services).map(([service, calls]) => {
      const byAddress: Record<string, string[]> = {};
      for (const [name, { method, group }] of Object.entries<Call>(calls))
        (byAddress[`${method} ${group}`] ??= []).push(name);
      return [service, byAddress];
    }),
  );
}

interface Call {
  readonly method: string;
  readonly group: string;
}
