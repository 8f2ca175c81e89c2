/** A test that failed; `name` is `<file>: <title>`. */
export interface Failure {
  file: string
  name: string
  lines: string[]
}
export interface StepResult {
  passed: number
  failed: number
  failures: Failure[]
  quarantined?: Failure[]
  /** Those that failed first and passed when their file ran once more. */
  flaky?: Failure[]
  reason?: string
}
export function vitestStep(step: {
  name: string
  args: readonly string[]
  /** Seconds that are left. */
  seconds: () => number
  env?: Readonly<Record<string, string | undefined>>
  /** The folder that reports are written to. */
  reports: string
  quarantine?: readonly { test: string }[]
  /** Says nothing while it runs. */
  quiet?: boolean
  /** A line of Node to run it on, instead of this very one. */
  node?: number
}): Promise<StepResult>
export function quarantinedTests(): { test: string; reason: string; since: string }[]
