import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/longest-first.ts'
import { core } from './core.ts'

// Files run beside each other, each worker with a shop and a browser of its own; more than two were
// never tried.
const workers = process.env.SHOP_URL ? 1 : Math.min(2, availableParallelism())

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: process.env.TEST_SUITE === 'gate' ? core : ['**/*.spec.ts'],
    globalSetup: './shop.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the browser's own waiting.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
  },
})
