import { build } from 'vite';

/** Compiles one script with all it imports, apart from the pages. */
export async function compileScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error(`${entry} was not compiled`);
  return chunk.code.trim();
}
