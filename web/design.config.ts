import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineStyles } from './mantine-styles.ts';

/** Builds the design page alone for snapshots: one script, one style sheet, a font. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [mantineStyles(), react()],
  build: {
    cssCodeSplit: false,
    minify: false,
    rolldownOptions: {
      input: 'src/pages/design/stand.tsx',
      output: { entryFileNames: 'stand.js', assetFileNames: '[name][extname]' },
    },
  },
});
