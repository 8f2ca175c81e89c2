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
  'app/kill.test.ts',
  'app/proof/processes.race.test.ts',
  'platform/db/embedded.test.ts',
  'app/proof/backup.test.ts',
  'e2e/tour.spec.ts',
  'e2e/tour-english.spec.ts',
  'e2e/hosts.spec.ts',
  'e2e/shell.spec.ts',
  'e2e/host-acts.spec.ts',
]

/**
 * Vitest's own order, which knows times from earlier runs alone, after the files that are known to
 * be long.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
