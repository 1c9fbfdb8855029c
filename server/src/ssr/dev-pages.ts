// Loads the pages from their sources for `npm run dev`: Vite serves and reloads them.
import path from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '@hammerdock/contract/page.ts';
import type { ContentSources } from '../gateways/payments/provider.ts';
import type { Pages } from './page.ts';
import { contentPolicy } from './policy.ts';

const WEB = path.resolve(import.meta.dirname, '../../../web');
const ENTRY = '/src/entry-server.tsx';

// React's refresh hook must be installed before the first module runs.
const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

export async function openDevPages(app: FastifyInstance, sources: ContentSources): Promise<Pages> {
  // Imported here because production has no Vite.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: WEB,
    // Bundled, its temporary file would count as a change of the server.
    configLoader: 'native',
    // The reload socket shares the server's port.
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // The server ends only after the reload socket of each open page is closed.
  app.addHook('preClose', () => vite.close());
  return {
    assets: {
      css: [],
      entry: '/src/entry-client.tsx',
      entryImports: [],
      // Its modules import each other one by one.
      code: {},
      styles: {},
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
      ],
    },
    // Vite adds scripts of its own.
    contentPolicy: contentPolicy([`'unsafe-inline'`], sources),
    render: async (url, context) => {
      // The web package declares its entry as a RenderPage.
      const loaded = (await vite.ssrLoadModule(ENTRY)) as { renderPage: RenderPage };
      return loaded.renderPage(url, context);
    },
  };
}
