import { services } from '@hammerdock/contract';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The browser must know a call's method and group, and nothing else of the contract: its schemas
// would bring all of zod along. So the addresses are read off when the pages are built.
function callAddresses(): Plugin {
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
        `${call.method} /api/${call.group}/${name}`,
      ]),
    ),
  );
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    callAddresses(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: {
      // One file with everything in it: node_modules would bring React's development build, which
      // takes several times as long for a page.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
}));
