export const root: string
export function endAll(signal?: string): void
export function stopOnSignals(): () => void
/** Runs a program to its end; code 0 is success, reason says what else happened. */
export function run(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<{ code: number; reason?: string }>
export function runNode(
  script: string,
  args?: readonly string[],
  options?: RunOptions,
): Promise<{ code: number; reason?: string }>

interface RunOptions {
  cwd?: string
  env?: Readonly<Record<string, string | undefined>>
  /** Time it may take; then it is ended, with everything that it started. */
  seconds?: number
  quiet?: boolean
}
