import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // It measures time, which the mutated code spends elsewhere.
    exclude: [...configDefaults.exclude, 'src/checks/hostile-text.test.ts'],
    testTimeout: 60_000,
  },
});
