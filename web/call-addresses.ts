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

function readOff(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(services).flatMap(([service, calls]) =>
      Object.entries<{ method: string; group: string }>(calls).map(([name, call]) => [
        `${service}.${name}`,
        `${call.method} ${call.group}`,
      ]),
    ),
  );
}
