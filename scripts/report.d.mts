export interface Failure {
  readonly file: string
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
  quarantine?: readonly { readonly test: string }[],
): { passed: number; failed: number; failures: Failure[]; quarantined: Failure[] }
