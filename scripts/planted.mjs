// npm run test:planted: plants faults that would cost money or rights, one at a time, in a copy of
// what is committed, and runs the files of the gate that must notice. Ends with a table, and fails
// where a fault goes unnoticed.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, runNode, stopOnSignals } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { faults } from './planted-faults.mjs'
import { ensureInstalled, requireNode } from './ready.mjs'
import { readReport } from './report.mjs'
import { gateSizes } from './sizes.mjs'

requireNode()
stopOnSignals()

const folder = mkdtempSync(join(tmpdir(), 'mallard-planted-'))
const copy = join(folder, 'shop')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

async function must(result, what) {
  const { code, reason, path } = await result
  if (code === 0) return path
  console.error(`${what}: ${reason}`)
  process.exit(1)
}

await must(ensureInstalled(), 'packages')
await must(run('git', ['clone', '-q', root, copy]), 'git clone')
// Links between the workspaces are relative, and so lead into the copy. What npm could not hoist
// stands beside its workspace.
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const workspaces = Object.keys(lock.packages).filter((path) => !/node_modules/.test(path))
for (const path of workspaces.map((workspace) => join(workspace, 'node_modules')))
  if (existsSync(join(root, path)))
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
const chromium = await must(ensureChromium(), 'Chromium')

/** The first test that fails with the fault in place; undefined where none does. */
async function noticedBy({ seenBy, page }, at) {
  const report = join(folder, `${at}.json`)
  const reporting = ['--reporter=json', `--outputFile.json=${report}`]
  const env = {
    ...gateSizes,
    TEST_SUITE: 'gate',
    TEST_DATABASE_URL: '',
    TEST_REDIS_URL: '',
    CHROMIUM_PATH: chromium,
  }
  const options = { cwd: copy, env, seconds: 600, quiet: true }
  const args = page
    ? ['--config', 'e2e/vitest.config.ts', seenBy.slice('e2e/'.length), '-t', page]
    : [seenBy]
  if (page) {
    const built = await runNode(join(copy, 'scripts/build.mjs'), [], options)
    if (built.code !== 0) return 'the build'
  }
  await runNode(
    join(copy, 'node_modules/vitest/vitest.mjs'),
    ['run', ...args, ...reporting],
    options,
  )
  const { passed, failures } = readReport(JSON.parse(readFileSync(report, 'utf8')), copy)
  // A run without a test says nothing of the fault.
  if (passed + failures.length === 0) throw new Error(`nothing of ${seenBy} ran`)
  return failures[0]?.name
}

/** `npm run test:planted -- refund`: only faults whose titles have that word. */
const [, , word = ''] = process.argv
const rows = []
for (const [at, fault] of faults.entries()) {
  if (!fault.title.includes(word)) continue
  const file = join(copy, fault.file)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text.split(fault.find).length !== 2) {
    rows.push({ fault, by: undefined, reason: `not planted: ${fault.file} has changed` })
    continue
  }
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.put),
  )
  const by = await noticedBy(fault, at)
  writeFileSync(file, text)
  rows.push({ fault, by, reason: by === undefined ? `not noticed by ${fault.seenBy}` : '' })
  console.log(`${by === undefined ? 'x' : ' '} ${fault.title}`)
}

console.log('\n== Summary')
for (const { fault, by, reason } of rows)
  console.log(`${by ? ' ' : 'x'} ${fault.title.padEnd(44)} ${by ?? reason}`)
const unnoticed = rows.filter(({ by }) => by === undefined).length
console.log(`\n${rows.length - unnoticed} passed, ${unnoticed} failed`)
process.exitCode = unnoticed > 0 ? 1 : 0
