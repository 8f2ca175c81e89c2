import { randomBytes } from 'node:crypto'
import { beijingDateTime, type Clock } from '@mallard/kernel'
import { BoundedMap } from '../world/bounded.ts'

/** Files that were made for anyone who knows their name, the oldest forgotten. */
export interface BillFiles {
  keep(bytes: Buffer): string
  get(token: string): Buffer | undefined
}

export function makeBillFiles(): BillFiles {
  const files = new BoundedMap<Buffer>(100)
  return {
    keep(bytes) {
      const token = randomBytes(16).toString('hex')
      files.set(token, bytes)
      return token
    },
    get: (token) => files.get(token),
  }
}

/** Bills are made of days that are over. */
export function isOver(clock: Clock, day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < beijingDateTime(clock.now()).slice(0, 10)
}
