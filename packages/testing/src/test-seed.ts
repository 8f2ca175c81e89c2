/**
 * The seed of the server's random tests: one that stays, so that what `npm test` finds is a
 * property of the code and not of the day. `npm run test:nightly` names another each time
 * (TEST_SEED); a test with a variable of its own is repeated by that.
 */
export function testSeed(variable = 'TEST_SEED'): number {
  const asked = process.env[variable] || process.env['TEST_SEED']
  if (!asked) return 20_260_115
  const seed = Number(asked)
  if (!Number.isSafeInteger(seed))
    throw new Error(`${variable} must be a whole number, not "${asked}"`)
  return seed
}
