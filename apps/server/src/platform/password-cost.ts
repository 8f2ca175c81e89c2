/**
 * What guessing a password is to cost (scrypt's N, r and p): OWASP's password storage cheat sheet,
 * in the form of its equal choices that takes 32 MiB and not 128, since a small server hashes beside
 * all its other work. Tests hash with `test-password-cost.ts` instead.
 */
export const passwordCost = { N: 32_768, r: 8, p: 3 }
