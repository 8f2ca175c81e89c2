// npm run test:nightly: the proofs of docs/reliability.md at their nightly sizes, one after
// another, and a table at the end. Chance is another each time; TEST_SEED, which is printed,
// repeats it. `-- --only R2,R9` runs some of them; a size that the environment names
// (MODEL_RUNS=100) is taken as it is.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, stopOnSignals } from './child.mjs'
import { ensureInstalled, requireNode } from './ready.mjs'
import { nightlySizes } from './sizes.mjs'

requireNode()
stopOnSignals()

const proof = 'apps/server/src/app/proof'
const app = 'apps/server/src/app'
const races = [
  'OVERSELL_BUYERS',
  'OVERSELL_STOCK',
  'OVERSELL_ROUNDS',
  'RACE_ROUNDS',
  'REPLAY_ROUNDS',
  'NOTICE_SCHEDULES',
]

/**
 * `databases`: where it runs; a race needs PostgreSQL, and the embedded database is for shops that
 * are smaller than the largest sizes.
 */
const parts = [
  {
    id: 'R1',
    title: 'prices of baskets',
    files: [
      'apps/server/src/features/pricing/promotion/price.rules.test.ts',
      'apps/server/src/features/pricing/promotion/compiled.rules.test.ts',
    ],
    sizes: ['BASKETS'],
    databases: ['embedded'],
  },
  {
    id: 'R2',
    title: 'model of the whole shop',
    files: [`${proof}/model.test.ts`],
    sizes: ['MODEL_RUNS', 'MODEL_COMMANDS'],
  },
  {
    id: 'R3',
    title: 'states, events and actors',
    files: [`${proof}/states.test.ts`, `${proof}/actors.test.ts`],
    sizes: [],
  },
  {
    id: 'R4',
    title: 'races of two processes (R4 to R7)',
    files: [`${proof}/processes.race.test.ts`],
    sizes: races,
    databases: ['postgres'],
  },
  {
    id: 'R4',
    title: 'flash sale, everyone at once',
    files: ['apps/server/src/features/activities/seckill/seckill.race.test.ts'],
    sizes: ['SECKILL_BUYERS', 'SECKILL_TRIES'],
    databases: ['postgres'],
  },
  {
    id: 'R8',
    title: 'killed under load',
    files: [`${app}/kill.process.test.ts`],
    sizes: ['KILLS'],
  },
  {
    id: 'R9',
    title: 'connections that are cut',
    files: [`${proof}/cuts.race.test.ts`],
    sizes: ['CUTS'],
    databases: ['postgres'],
  },
  {
    id: 'R11',
    title: 'whatever is sent',
    files: [`${app}/fuzz.test.ts`],
    sizes: ['FUZZ_CASES'],
  },
  { id: 'R12', title: 'access marks', files: [`${app}/authz.test.ts`], sizes: [] },
  {
    id: 'R13',
    title: 'classes of faults found elsewhere',
    files: [`${proof}/safety.test.ts`, `${app}/targets.test.ts`],
    sizes: [],
  },
  {
    id: 'R17',
    title: 'rolling restart under load',
    files: [`${proof}/rolling.race.test.ts`],
    sizes: ['ROLLING_REQUESTS'],
    databases: ['postgres'],
  },
  { id: 'R18', title: 'clock and calendar', files: [`${proof}/clock.test.ts`], sizes: [] },
  {
    id: 'R19',
    title: 'backup and restore',
    files: [`${proof}/backup.process.test.ts`],
    sizes: ['BACKUP_ORDERS'],
    databases: ['postgres'],
  },
  {
    id: 'R19',
    title: 'backup and restore',
    files: [`${proof}/backup.process.test.ts`],
    sizes: [],
    databases: ['embedded'],
  },
  {
    id: 'R20',
    title: 'migration from every version',
    files: [`${proof}/migrated.test.ts`],
    sizes: [],
  },
]

/**
 * Milliseconds: hours, for a million of anything takes its time; a proof that ends is judged by
 * what it found.
 */
const patience = 12 * 3_600_000

/** What the proofs say of themselves on their way. */
const figures = /^(?:model|kill|cuts|rolling|backup|fuzz)\b.*/

function run(files, environment) {
  return new Promise((resolve) => {
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      '--testTimeout',
      String(patience),
      ...files,
    ]
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = []
    let rest = ''
    child.stdout.on('data', (part) => {
      process.stdout.write(part)
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      said.push(...lines.filter((line) => figures.test(line)))
    })
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

const only =
  process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ??
  (process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined)
const wanted = only?.split(',')
const unknown = (wanted ?? []).filter((id) => !parts.some((part) => part.id === id))
if (unknown.length > 0) {
  console.error(`--only knows ${parts.map(({ id }) => id).join(', ')}; not ${unknown.join(', ')}`)
  process.exit(2)
}
const installed = await ensureInstalled()
if (installed.code !== 0) {
  console.error(installed.reason)
  process.exit(installed.code)
}

const url = process.env.TEST_DATABASE_URL ?? ''
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)
console.log(`TEST_SEED=${seed}`)
const rows = []
for (const { id, title, files, sizes, databases = ['embedded', 'postgres'] } of parts.filter(
  (part) => !wanted || wanted.includes(part.id),
)) {
  const chosen = Object.fromEntries(sizes.map((name) => [name, nightlySizes[name]]))
  for (const database of databases) {
    if (database === 'postgres' && url === '') {
      rows.push({
        id,
        title,
        database,
        size: '',
        outcome: 'left out: TEST_DATABASE_URL is not set',
        seconds: 0,
        said: [],
      })
      continue
    }
    console.log(`\n== ${id} ${title}, ${database}`)
    const began = Date.now()
    const { code, said } = await run(files, {
      ...chosen,
      TEST_SEED: seed,
      TEST_DATABASE_URL: database === 'postgres' ? url : '',
    })
    const size = Object.entries(chosen)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')
    rows.push({
      id,
      title,
      database,
      size,
      outcome: code === 0 ? 'passed' : 'FAILED',
      seconds: (Date.now() - began) / 1000,
      said,
    })
  }
}

console.log('\n== Summary')
for (const { id, title, database, size, outcome, seconds, said } of rows) {
  console.log(
    `${outcome === 'FAILED' ? 'x' : ' '} ${id.padEnd(4)}${title.padEnd(36)}${database.padEnd(9)}${outcome} ${seconds.toFixed(0).padStart(6)} s  ${size}`,
  )
  for (const line of new Set(said)) console.log(`       ${line}`)
}
const failed = rows.filter(({ outcome }) => outcome === 'FAILED').length
console.log(`\n${rows.length - failed} passed or left out, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
