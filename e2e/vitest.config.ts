import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Journeys share one shop and one browser: one file after the other, in one worker.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.spec.ts'],
    globalSetup: './shop.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 90_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
})
