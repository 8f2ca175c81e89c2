import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// One file after another against one shop: an attack must not be what stops another one.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.attack.ts'],
    // Half of the time of all, and waits for most of it.
    exclude: process.env.TEST_SUITE === 'gate' ? ['**/picture.attack.ts'] : [],
    globalSetup: './shop.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 90_000,
    fileParallelism: false,
  },
})
