import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type ViteBuilder } from 'vite';
import { callAddresses } from './call-addresses.ts';
import { compressedFiles } from './compressed-files.ts';
import { offlineShell } from './offline-shell.ts';
import { inlineScripts, writeScriptHashes } from './inline-scripts.ts';
import { mantineStyles } from './mantine-styles.ts';
import { routeCode } from './route-code.ts';

/** Mantine's sheets that no lot's page needs: without them its styles are one round trip. */
const NOT_OF_LOTS: ReadonlySet<string> = new Set([
  'Badge',
  'Drawer',
  'FloatingIndicator',
  'List',
  'NavLink',
  'PasswordInput',
  'PinInput',
  'Progress',
  'SegmentedControl',
  'SimpleGrid',
]);
const isNotOfLots = (file: string): boolean =>
  file.includes('/@mantine/core/styles/') && NOT_OF_LOTS.has(path.basename(file, '.layer.css'));

// Few chunks for modules that the same pages share: dozens of small files cost a phone more than
// some unused bytes.
const groups: Rolldown.CodeSplittingGroup[] = [
  // Of every page, evaluated one after the other (load-entry.ts), so that none delays a tap.
  {
    name: 'react',
    tags: ['$initial'],
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 5,
  },
  // Mantine stays in the shell, because its styles must be in the same file.
  { name: 'router', tags: ['$initial'], test: /\/node_modules\/@tanstack\//, priority: 4 },
  { name: 'shell', tags: ['$initial'], priority: 3 },
  // Each file of styles costs a phone a request before the first paint, and a second round trip if
  // it is large (decision 99). Mantine's sheets are in a layer, so the order of files is free.
  { name: 'more-styles', test: isNotOfLots, minShareCount: 2, priority: 3 },
  { name: 'styles', test: /\.css$/, minShareCount: 2, priority: 2 },
  {
    name: 'shared',
    minShareCount: 10,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_500,
    priority: 1,
  },
];

const { plugin: listRouteCode, routesPlugin } = routeCode();

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    callAddresses(),
    inlineScripts(),
    mantineStyles(),
    routes(),
    listRouteCode,
    react(),
    offlineShell(),
    compressedFiles(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The dictionaries of the password check have 460 kB.
        chunkSizeWarningLimit: 500,
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { chunkFileNames: fileNameOf, codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      // Bundles all dependencies: React from node_modules would be the development build, which
      // renders several times slower.
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
  builder: { buildApp },
}));

const routes = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: './src/routes',
    generatedRouteTree: './src/routeTree.gen.ts',
    addExtensions: true,
    quoteStyle: 'single',
    semicolons: true,
    plugins: [routesPlugin],
  });

/**
 * Rolldown's name of a shared chunk lists all pages that use it. The entry has the names of all
 * chunks, so a character less of their hashes is 0.3 kB less for each page.
 */
const fileNameOf = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`;

async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (environment !== undefined) await builder.build(environment);
  }
  await writeScriptHashes(path.join(import.meta.dirname, 'dist/server'));
}
