import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { mockingFiles } from './scripts/mocking-files.ts'
import { besidesPostgres, embeddedOnly, gateOnPostgres, onlyFull } from './scripts/sizes.mjs'

// Races between connections need a server: without one these files do not exist.
const races = process.env['TEST_DATABASE_URL'] ? [] : ['**/*.race.test.ts']
// Once in the full suite, and whenever somebody asks for the file itself.
const isShort = process.env['TEST_SUITE'] === 'gate' || process.env['TEST_ORDER'] === 'reverse'
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist-*/**',
  ...races,
  ...(isShort ? onlyFull : []),
]

// Vitest's --exclude does nothing where there are projects: which of the server's files run on
// PostgreSQL is said here. Unset: all of them.
const onPostgres = process.env['TEST_ON_POSTGRES']
const server =
  onPostgres === 'gate'
    ? [...gateOnPostgres]
    : process.env['TEST_BESIDES_POSTGRES']
      ? [...besidesPostgres]
      : ['apps/server/**/*.test.ts', 'packages/testing/**/*.test.ts']

const leftOut = onPostgres
  ? embeddedOnly
  : process.env['TEST_LEFT_TO_POSTGRES']
    ? gateOnPostgres
    : []

const passwordCost = join(import.meta.dirname, 'apps/server/src/platform/test-password-cost.ts')

const plain = [
  'packages/**/*.test.ts',
  'apps/{storefront,admin}/**/*.test.ts',
  'shop-data/**/*.test.ts',
  'scripts/**/*.test.ts',
  'checks/**/*.test.ts',
]
const pages = { environment: 'happy-dom', setupFiles: './vitest.pages.ts' }

const mocking = mockingFiles(import.meta.dirname)
const byEnding = (ending: string) => mocking.filter((path) => path.endsWith(ending))

// Plain tests run in Node, tests of components (.tsx) in a simulated page; the server's run again
// on PostgreSQL. Files share a process and what they read of the sources (`isolate: false`), which
// else takes longer than the tests; those that put modules in the place of others stand alone.
export default defineConfig({
  test: {
    // Ten times what the longest need on a quiet machine; one that is cut off goes on behind the
    // next ones.
    testTimeout: 120_000,
    hookTimeout: 180_000,
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
          exclude: [...exclude, ...leftOut],
          isolate: false,
          // Hashing as the shop does it would take longer than most files.
          alias: [{ find: /^.*\/password-cost\.ts$/, replacement: passwordCost }],
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
          include: plain,
          exclude: [...exclude, ...mocking, 'packages/testing/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: [...exclude, ...mocking],
          isolate: false,
          ...pages,
        },
      },
      { extends: true, test: { name: 'plain alone', include: byEnding('.ts'), exclude } },
      {
        extends: true,
        test: { name: 'pages alone', include: byEnding('.tsx'), exclude, ...pages },
      },
    ],
  },
})
