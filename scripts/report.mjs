// What a Vitest JSON report says: counts, and each failure in a few lines.
import { relative } from 'node:path'

/** Lines of a failure's message that are told: the sentence, the difference, and where. */
const toldLines = 12

/**
 * Counts the tests of a report. A file that could not be read, or whose hooks failed, is one
 * failure. Answers { passed, failed, failures, quarantined }: each failure as { file, name, lines },
 * where `quarantined` are those whose name is a row's `test` in `quarantine`, which count as
 * nothing.
 */
export function readReport({ numPassedTests: passed, testResults }, root, quarantine = []) {
  const all = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: `${file}: ${fullName}`,
        lines: brief(failureMessages.join('\n')),
      }))
    return status === 'failed' ? [{ file, name: file, lines: brief(message ?? '') }] : []
  })
  const isKept = ({ name }) => quarantine.some(({ test }) => test === name)
  const failures = all.filter((each) => !isKept(each))
  return { passed, failed: failures.length, failures, quarantined: all.filter(isKept) }
}

function brief(message) {
  // oxlint-disable-next-line no-control-regex
  const lines = message.replaceAll(/\u001b\[[0-9;]*m/g, '').split('\n')
  return lines.filter((line) => line.trim() && !line.includes('/node_modules/')).slice(0, toldLines)
}
