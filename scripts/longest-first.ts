import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take many times as long as the others: begun last, one of them would keep one core
 * busy while the others idle.
 */
const longest = [
  'app/proof/model.test.ts',
  'app/fuzz.test.ts',
  'app/proof/migrated.test.ts',
  'app/authz.test.ts',
  'app/kill.process.test.ts',
  'app/proof/processes.race.test.ts',
  'platform/db/embedded.process.test.ts',
  'app/proof/backup.process.test.ts',
  // Weighs the pages of the shop as it opens: before others have published theirs.
  'e2e/first-paint.spec.ts',
  'e2e/tour.spec.ts',
  'e2e/tour-english.spec.ts',
  'e2e/hosts.spec.ts',
  'e2e/hosts-weixin.spec.ts',
  'e2e/weixin-new.spec.ts',
  'e2e/shell.spec.ts',
  'e2e/host-acts.spec.ts',
]

/**
 * Project by project, and by name, after the files that are known to be long: always the same order,
 * whatever an earlier run remembers. A worker that meets a file of another project ends, and with it
 * all that it has read. TEST_ORDER=reverse turns it round: no file may need what another one did.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    const sorted = files.toSorted(
      (a, b) =>
        place(a) - place(b) ||
        a.project.name.localeCompare(b.project.name) ||
        (a.moduleId < b.moduleId ? -1 : 1),
    )
    return process.env['TEST_ORDER'] === 'reverse' ? sorted.toReversed() : sorted
  }
}
