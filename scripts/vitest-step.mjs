// Runs Vitest as one step of `npm test`: counts what its report says, and runs a failed file of a
// browser, of races or of processes once more.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './child.mjs'
import { withNode } from './node-versions.mjs'
import { readReport } from './report.mjs'
import { isRunTwice } from './sizes.mjs'

const vitestProgram = join(root, 'node_modules/vitest/vitest.mjs')
const strayReporter = join(root, 'scripts/stray-errors.mjs')

/** Files of a step that are run once more; where more fail, the cause is no chance. */
const maxRetried = 4

/**
 * One run. Answers { passed, failed, failures, quarantined, reason }; a run that dies or reports
 * nothing is a failure, never a silence.
 */
async function runOnce({ report, args, seconds, env, quarantine, quiet, node }) {
  const stray = `${report}.stray`
  rmSync(stray, { force: true })
  const { program, before } = withNode(node)
  const { code, reason } = await run(
    program,
    [
      ...before,
      vitestProgram,
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${strayReporter}`,
    ],
    { seconds, env: { ...env, STRAY_ERRORS: stray }, quiet },
  )
  if (!existsSync(report))
    return { passed: 0, failed: 1, failures: [], reason: reason ?? 'Vitest wrote no report' }
  const read = readReport(JSON.parse(readFileSync(report, 'utf8')), root, quarantine)
  if (read.failed > 0) return { ...read, reason: `${read.failed} of ${read.passed + read.failed}` }
  // What is quarantined fails the run, and nothing else does.
  const isExcused = read.quarantined.length > 0 && code === 1 && readFileSync(stray, 'utf8') === '0'
  if (code !== 0 && !isExcused) return { ...read, failed: 1, reason }
  if (read.passed === 0) return { ...read, failed: 1, reason: 'no test ran' }
  return read
}

/**
 * A step of Vitest, on this Node or on the line of another. Each failed file of `isRunTwice` is run
 * again, alone and with whatever its set-up starts new; one that passes then counts as passed and
 * stands in `flaky`. Rules, calls and page tests say the same each time, so one of those that fails
 * decides at once.
 */
export async function vitestStep({
  name,
  args,
  seconds,
  env = {},
  reports,
  quarantine = [],
  quiet = false,
  node,
}) {
  const first = await runOnce({
    report: join(reports, `${name}.json`),
    args,
    seconds: seconds(),
    env,
    quarantine,
    quiet,
    node,
  })
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isChance =
    files.length > 0 &&
    files.length <= maxRetried &&
    files.every((file) => file !== undefined && isRunTwice(file))
  if (!isChance) return first
  const flaky = []
  let { passed, failures } = first
  for (const [at, file] of files.entries()) {
    console.log(`\n-- once more: ${file}`)
    const again = await runOnce({
      report: join(reports, `${name}-again-${at}.json`),
      args: [...args, file],
      seconds: seconds(),
      env,
      quarantine,
      quiet,
      node,
    })
    // The name of a file also finds those whose names end with it: their second run decides nothing.
    const isStillRed =
      again.failures.length === 0 || again.failures.some((each) => each.file === file)
    if (again.failed > 0 && isStillRed) continue
    const mended = failures.filter((each) => each.file === file)
    failures = failures.filter((each) => each.file !== file)
    passed += mended.length
    flaky.push(...mended)
  }
  const failed = failures.length
  return {
    ...first,
    passed,
    failed,
    failures,
    flaky,
    reason: failed > 0 ? `${failed} of ${passed + failed}` : undefined,
  }
}

/** Rows of quarantine.json: { test: "<file>: <title>", reason, since }, at most five. */
export function quarantinedTests() {
  const file = join(root, 'quarantine.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
