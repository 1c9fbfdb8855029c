import { services } from '@hammerdock/contract';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';

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
        `${call.method} ${call.group}`,
      ]),
    ),
  );
}

// Many pages have fields, but neither the home page nor what stands around every page: there they
// are plain ones.
const FIELDS = /@mantine\/core\/esm\/components\/(InlineInput|Input\w*|TextInput)\//;

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
    compressedFiles(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // React and the shell together; see below.
        chunkSizeWarningLimit: 600,
        manifest: true,
        target: 'es2022',
        // All of it comes with the first page, which is drawn by the server and must not move when
        // its code arrives: a style fetched with the code would be late for that.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // What every page loads comes as one file, and what most pages load as another: dozens of
          // small files cost a phone more than the few bytes a page might spare.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'], priority: 3 },
                { name: 'fields', test: FIELDS, priority: 2 },
                { name: 'shared', minShareCount: 20, priority: 1 },
              ],
            },
          },
        },
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
