/**
 * How much a proof tries: as much as `npm test` has time for, or what the environment asks for, as
 * `npm run test:nightly` does (docs/reliability.md).
 */
export function sizeOf(variable: string, usual: number): number {
  const asked = process.env[variable]
  if (!asked) return usual
  const size = Number(asked)
  if (!Number.isSafeInteger(size) || size < 1)
    throw new Error(`${variable} must be a whole number from 1, not "${asked}"`)
  return size
}
