import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The stand of the design page alone, for its snapshots: one script, one style sheet, a font. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    cssCodeSplit: false,
    minify: false,
    rolldownOptions: {
      input: 'src/pages/design/stand.tsx',
      output: { entryFileNames: 'stand.js', assetFileNames: '[name][extname]' },
    },
  },
});
