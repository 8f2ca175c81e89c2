import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { embeddedOnly, gateOnPostgres } from './scripts/sizes.mjs'

// Races between connections need a server: without one these files do not exist.
const races = process.env['TEST_DATABASE_URL'] ? [] : ['**/*.race.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-*/**', ...races]

// Vitest's --exclude does nothing where there are projects: which of the server's files run on
// PostgreSQL is said here. Unset: all of them.
const onPostgres = process.env['TEST_ON_POSTGRES']
const server =
  onPostgres === 'gate'
    ? [...gateOnPostgres]
    : ['apps/server/**/*.test.ts', 'packages/testing/**/*.test.ts']

// Plain tests run in Node, tests of components (.tsx) in a simulated page; the server's run again
// on PostgreSQL.
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes, on a busy machine later: the usual second is a measurement.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: './packages/testing/src/run.setup.ts',
    // Every core: on two, the one that is left free by default would idle through half of the time.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: onPostgres ? [...exclude, ...embeddedOnly] : exclude,
          // One process for many files: each would spend seconds on reading the whole shop's
          // modules again.
          isolate: false,
          setupFiles: [
            './packages/testing/src/file.setup.ts',
            './packages/testing/src/seed.setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: [
            'packages/**/*.test.ts',
            'apps/{storefront,admin}/**/*.test.ts',
            'shop-data/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
          exclude: [...exclude, 'packages/testing/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['./vitest.pages.ts'],
        },
      },
    ],
  },
})
