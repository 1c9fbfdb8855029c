// A component of Mantine loads its style sheet with its code, so that a page links only the styles
// of the components it may show.
import type { Plugin } from 'vite';

/** The module with the class names of a component; its sheet has the same name. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** Only for the build: during development Vite bundles Mantine beforehand. */
export function mantineStyles(): Plugin {
  return {
    name: 'hammerdock-mantine-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const [, name = ''] = CLASS_NAMES.exec(id) ?? [];
        return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
      },
    },
  };
}
