/**
 * Stands in the place of `password-cost.ts` in tests: staff and members of a test's shop sign in
 * hundreds of times, and nobody guesses their passwords.
 */
export const passwordCost = { N: 1_024, r: 8, p: 1 }
