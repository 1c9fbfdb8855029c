import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callAddresses } from './call-addresses.ts';
import { compressedFiles } from './compressed-files.ts';

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
