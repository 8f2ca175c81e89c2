export interface Failure {
  readonly name: string
  readonly lines: readonly string[]
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export function readReport(
  report: VitestReport,
  root: string,
): { passed: number; failed: number; failures: Failure[] }
