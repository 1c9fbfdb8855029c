// Lists the files of each route's component, so that a page can name its code and the browser need
// not run the entry to find it. The server reads the list from the build.
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface RouteFile {
  /** Relative to the folder of routes. */
  readonly filePath: string;
  /** The router uses it as the id of the route. */
  readonly routePath?: string;
}

const ROUTES = path.join(import.meta.dirname, 'src/routes');
/** How the router's plugin names the module with a route's component. */
const COMPONENT = /^(.*)\?tsr-split=(?:\w+---)*component(?:---\w+)*$/;

export function routeCode() {
  const routes = new Map<string, string>();
  const plugin: Plugin = {
    name: 'hammerdock-route-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite removes chunks that contained only styles.
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(Object.fromEntries(listCode(bundle, routes)));
        this.emitFile({ type: 'asset', fileName: '.vite/route-code.json', source });
      },
    },
  };
  const routesPlugin = {
    name: 'hammerdock-route-files',
    onRouteTreeChanged: ({ routeNodes }: { readonly routeNodes: readonly RouteFile[] }) => {
      for (const { filePath, routePath } of routeNodes)
        if (routePath !== undefined) routes.set(path.join(ROUTES, filePath), routePath);
    },
  };
  return { plugin, routesPlugin };
}

function* listCode(
  bundle: Rolldown.OutputBundle,
  routes: ReadonlyMap<string, string>,
): Generator<[route: string, files: readonly string[]]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = withImports(bundle, chunks.find(({ isEntry }) => isEntry)?.fileName);
  for (const { facadeModuleId, fileName } of chunks) {
    const route = routes.get(COMPONENT.exec(facadeModuleId ?? '')?.[1] ?? '');
    if (route === undefined) continue;
    const files = [...withImports(bundle, fileName)].filter((name) => !first.has(name));
    yield [route, files.map((name) => `/${name}`)];
  }
}

/** After what it imports, because its styles override those of its components. */
function withImports(
  bundle: Rolldown.OutputBundle,
  fileName = '',
  found = new Set<string>(),
): Set<string> {
  const file = bundle[fileName];
  if (found.has(fileName) || file?.type !== 'chunk') return found;
  for (const imported of file.imports) withImports(bundle, imported, found);
  return found.add(fileName);
}
