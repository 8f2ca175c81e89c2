// npm run check: what a change is likely to break, in about a minute. Before it is merged, `npm
// test` says the rest.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runNode, stopOnSignals } from './child.mjs'
import { requireNode } from './ready.mjs'

requireNode()
stopOnSignals()

const bin = (path) => join(root, 'node_modules', path)
const vitest = bin('vitest/vitest.mjs')

function git(...args) {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Files that differ from the branch that is merged into, committed or not. */
function changedFiles() {
  const [base] = git('merge-base', 'HEAD', process.env.CHECK_BASE ?? 'main')
  const known = base ? git('diff', '--name-only', base) : git('diff', '--name-only', 'HEAD')
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard')])]
}

/** The tests beside what was changed: those of its file and of its feature's calls. */
function testsOf(files) {
  const found = new Set()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) && existsSync(join(root, file))) found.add(file)
    const stem = file.replace(/(\.(service|repo|routes|rules|screen|form|states))?\.tsx?$/, '')
    const folder = dirname(file)
    for (const name of git('ls-files', folder))
      if (name.startsWith(`${stem}.`) && /(?<!\.race)\.test\.tsx?$/.test(name)) found.add(name)
  }
  return [...found].filter((file) => !/^(e2e|attacks)\//.test(file))
}

const changed = changedFiles()
const sources = changed.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)),
)
const tests = testsOf(changed)

/** Two lines of work side by side, as many as a small machine has cores. */
const lines = [
  [
    ['Types', join(root, 'scripts/types.mjs'), []],
    [
      'Arrows between modules',
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ['--config', 'layers.cjs', 'packages', 'apps', 'shop-data'],
    ],
    ['Format', bin('oxfmt/bin/oxfmt'), ['--check']],
  ],
  [
    [
      'Lint of what was changed',
      bin('oxlint/bin/oxlint'),
      ['--type-aware', '--deny-warnings', ...sources],
      sources.length > 0,
    ],
    ['Rules', vitest, ['run', 'rules.test', '--reporter=dot']],
    [
      `Tests beside what was changed (${tests.length} files)`,
      vitest,
      ['run', '--reporter=dot', ...tests],
      tests.length > 0,
    ],
  ],
]

const began = Date.now()
const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
const env = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' }

async function runLine(steps) {
  const results = []
  for (const [title, script, args, isWanted = true] of steps) {
    if (!isWanted) continue
    const { code, reason } = await runNode(script, args, { seconds: 300, env })
    results.push({ title, reason: code === 0 ? undefined : reason, at: seconds() })
  }
  return results
}

const results = (await Promise.all(lines.map(runLine))).flat()
console.log()
for (const { title, reason, at } of results)
  console.log(
    `${reason ? 'x' : ' '} ${title.padEnd(52)} ${at.padStart(6)} s${reason ? `  ${reason}` : ''}`,
  )
const failed = results.filter(({ reason }) => reason).length
console.log(`\n${results.length - failed} passed, ${failed} failed in ${seconds()} s`)
process.exit(failed ? 1 : 0)
