import { randomInt } from 'node:crypto'

/**
 * A number that nobody else has: what goes to one phone is limited, and files of journeys share a
 * shop.
 */
export const freshNumber = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`
