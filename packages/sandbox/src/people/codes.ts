import { randomBytes } from 'node:crypto'
import { minute, type Instant } from '@mallard/kernel'
import { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'
import type { Person } from './people.ts'

/** What a code stands for; `extra` is what its party has to remember. */
interface Issued<E> {
  readonly appId: string
  readonly person: Person
  readonly extra: E
  readonly until: Instant
  used: boolean
}

export interface Codes<E> {
  issue(appId: string, person: Person, extra: E): string
  /** Uses a code up. */
  take(appId: string, code: string): { person: Person; extra: E } | 'unknown' | 'used'
}

/** Codes that are good once, for five minutes, for one app. */
export function makeCodes<E>(world: World, prefix = ''): Codes<E> {
  const issued = new BoundedMap<Issued<E>>(2000)
  return {
    issue(appId, person, extra) {
      const code = prefix + randomBytes(20).toString('hex')
      issued.set(code, {
        appId,
        person,
        extra,
        until: world.timeline.now() + 5 * minute,
        used: false,
      })
      return code
    },
    take(appId, code) {
      const found = issued.get(code)
      if (!found || found.appId !== appId || found.until <= world.timeline.now()) return 'unknown'
      if (found.used) return 'used'
      found.used = true
      return { person: found.person, extra: found.extra }
    },
  }
}
