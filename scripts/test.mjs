// npm test: sets up what is missing, then checks and tests as much as decides whether a change may
// enter main; `--full` (npm run test:full): everything. The last line is "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, root, runNode, stopOnSignals } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureNode } from './node-versions.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './ready.mjs'
import { fullSizes, gateSizes, otherNodes } from './sizes.mjs'
import { quarantinedTests, vitestStep } from './vitest-step.mjs'

requireNode()
stopOnSignals()

const reports = mkdtempSync(join(tmpdir(), 'mallard-test-'))
const isFull = process.argv.includes('--full')
const suite = isFull ? 'full' : 'gate'
const deadline = Date.now() + (isFull ? 150 : 60) * 60_000
const quarantine = isFull ? [] : quarantinedTests()
/** What shops under test have to say of standing still. */
const hangs = join(reports, 'hangs.txt')
const bin = (path) => join(root, 'node_modules', path)

/** A check counts as one test. */
async function check(script, args, seconds) {
  const { code, reason } = await runNode(script, args, { seconds: bounded(seconds) })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, reason }
}

async function setUp(ensure) {
  const result = await ensure()
  if (result.code !== 0) return { passed: 0, failed: 1, reason: result.reason }
  console.log(result.did)
  return { passed: 1, failed: 0, path: result.path }
}

function bounded(seconds) {
  return Math.max(5, Math.min(seconds, Math.floor((deadline - Date.now()) / 1000)))
}

const sizes = { ...(isFull ? fullSizes : gateSizes), TEST_SUITE: suite }
const embedded = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' }

const vitest = (name, args, seconds, env = {}, node) =>
  vitestStep({
    name,
    node,
    args,
    seconds: () => bounded(seconds),
    env: { ...sizes, ...env },
    reports,
    quarantine,
  })

/** The same on a line of Node, which npm brings. */
async function vitestOn(node, name, args, seconds, env) {
  if (node !== undefined) {
    const { code, reason } = await ensureNode(node)
    if (code !== 0) return { passed: 0, failed: 1, reason }
  }
  return vitest(name, args, seconds, env, node)
}

let chromium

const steps = [
  { id: 'install', title: 'Packages', isSetUp: true, run: () => setUp(ensureInstalled) },
  {
    id: 'types',
    title: 'Types',
    quick: true,
    run: () => check(join(root, 'scripts/types.mjs'), [], 240),
  },
  {
    id: 'lint',
    title: 'Lint',
    quick: true,
    run: () => check(bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings'], 180),
  },
  {
    id: 'format',
    title: 'Format',
    quick: true,
    run: () => check(bin('oxfmt/bin/oxfmt'), ['--check'], 60),
  },
  {
    id: 'unused',
    title: 'Files, exports and dependencies that nothing uses',
    quick: true,
    run: () =>
      check(
        bin('knip/bin/knip.js'),
        [
          '--no-progress',
          '--no-config-hints',
          '--include',
          'files,exports,types,dependencies,unlisted,unresolved,binaries',
        ],
        90,
      ),
  },
  {
    id: 'spec',
    title: 'Coverage of the specification',
    quick: true,
    run: () => check(bin('tsx/dist/cli.mjs'), [join(root, 'scripts/spec.ts'), '--brief'], 30),
  },
  { id: 'build', title: 'Build', quick: true, run: () => setUp(ensureBuilt) },
  {
    id: 'unit',
    title: 'Unit, property, HTTP, provider and page tests',
    quick: true,
    uses: ['build'],
    run: () =>
      vitest('unit', [], 2700, {
        ...embedded,
        // What runs on PostgreSQL further down need not run here first.
        TEST_LEFT_TO_POSTGRES: isFull || !chosen.some(({ id }) => id === 'postgres') ? '' : 'yes',
      }),
  },
  {
    id: 'postgres',
    title: isFull
      ? `Database tests on PostgreSQL and Node ${otherNodes.postgres}`
      : 'Database tests on PostgreSQL',
    when: () => Boolean(process.env.TEST_DATABASE_URL),
    run: () =>
      vitestOn(
        isFull ? otherNodes.postgres : undefined,
        'postgres',
        ['--project', 'server'],
        2700,
        {
          TEST_ON_POSTGRES: suite,
        },
      ),
  },
  {
    id: 'rest',
    title: `All others on Node ${otherNodes.postgres}`,
    uses: ['build'],
    when: () => isFull,
    run: () =>
      vitestOn(otherNodes.postgres, 'rest', [], 900, {
        ...embedded,
        ...gateSizes,
        TEST_BESIDES_POSTGRES: 'yes',
      }),
  },
  {
    id: 'reverse',
    title: `The same files in reverse order on Node ${otherNodes.reverse}`,
    uses: ['build'],
    when: () => isFull,
    run: () =>
      vitestOn(otherNodes.reverse, 'reverse', [], 1800, {
        ...embedded,
        ...gateSizes,
        TEST_ORDER: 'reverse',
      }),
  },
  {
    id: 'attacks',
    title: 'Attacks on the built shop',
    needs: ['build'],
    run: () => vitest('attacks', ['--config', 'attacks/vitest.config.ts'], 900, embedded),
  },
  {
    id: 'planted',
    title: 'Faults that are planted and noticed',
    when: () => isFull,
    run: () => check(join(root, 'scripts/planted.mjs'), [], 1200),
  },
  {
    id: 'chromium',
    title: 'Chromium',
    async run() {
      const result = await setUp(ensureChromium)
      chromium = result.path
      return result
    },
  },
  {
    id: 'e2e',
    title: 'Browser tests',
    needs: ['build', 'chromium'],
    run: () =>
      vitest('e2e', ['--config', 'e2e/vitest.config.ts'], 3600, {
        ...embedded,
        CHROMIUM_PATH: chromium,
        HANG_LOG: hangs,
      }),
  },
]

function chosenSteps(args) {
  const only = args.find((arg) => arg.startsWith('--only'))
  const names = only?.includes('=')
    ? only.slice('--only='.length)
    : only && args[args.indexOf(only) + 1]
  if (only) {
    const wanted = new Set((names ?? '').split(','))
    const unknown = [...wanted].filter((id) => !steps.some((step) => step.id === id))
    if (unknown.length) {
      console.error(
        `--only knows ${steps.map(({ id }) => id).join(', ')}; not ${unknown.join(', ')}`,
      )
      process.exit(2)
    }
    const needed = new Set(
      steps
        .filter(({ id }) => wanted.has(id))
        .flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]),
    )
    return steps.filter(({ id, isSetUp }) => isSetUp || wanted.has(id) || needed.has(id))
  }
  if (args.includes('--quick')) return steps.filter(({ isSetUp, quick }) => isSetUp || quick)
  return steps.filter(({ when = () => true }) => when())
}

const chosen = chosenSteps(process.argv.slice(2))
const results = []
for (const step of chosen) {
  console.log(`\n== ${step.title}`)
  const began = Date.now()
  const missing = results.find(
    ({ id, failed }) => failed > 0 && (id === 'install' || step.needs?.includes(id)),
  )
  let result
  if (missing) result = { passed: 0, failed: 1, reason: `could not run: ${missing.title} failed` }
  else if (Date.now() >= deadline)
    result = { passed: 0, failed: 1, reason: 'could not run: no time left' }
  else
    result = await step
      .run()
      .catch((error) => ({ passed: 0, failed: 1, reason: String(error?.stack ?? error) }))
  results.push({ id: step.id, title: step.title, seconds: (Date.now() - began) / 1000, ...result })
}
endAll()
const stoodStill = existsSync(hangs) ? readFileSync(hangs, 'utf8').split('\n').slice(0, 60) : []
rmSync(reports, { recursive: true, force: true })

/** Of each step: a cause that many tests share needs no more of them. */
const maxReported = 12
const failures = results.flatMap(({ title, failures: ofStep = [] }) =>
  ofStep.slice(0, maxReported).map((failure) => ({ title, ...failure })),
)
if (failures.length > 0) console.log('\n== Failed')
for (const { title, name, lines } of failures)
  console.log([`x ${title}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n'))

if (stoodStill.length > 0) console.log(['\n== Shops that stood still', ...stoodStill].join('\n'))

const told = (key, word) =>
  results
    .flatMap((result) => result[key] ?? [])
    .forEach(({ name, lines }) => console.log(`${word}: ${name}\n    ${lines[0] ?? ''}`))
console.log()
told('flaky', 'flaky')
told('quarantined', 'quarantined')

console.log('\n== Summary')
for (const { title, passed, failed, seconds, reason, flaky = [] } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`
  const notes = [reason, flaky.length > 0 && `${flaky.length} flaky`].filter(Boolean).join(', ')
  console.log(
    `${failed ? 'x' : ' '} ${title.padEnd(52)}${counts} ${seconds.toFixed(1).padStart(7)} s  ${notes}`.trimEnd(),
  )
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
