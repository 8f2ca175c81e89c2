import type { Instant, Locale, Scope } from '@mallard/kernel'
import type { Entrance } from '#platform/entrance.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Services } from '#platform/services.ts'

/** A way from content pages to an activity. */
interface Way<Found> {
  readonly kind: Entrance['kind']
  /** What there is to enter now; undefined: nothing. */
  readonly find: (
    services: Services,
    scope: Scope,
    now: Instant,
    locale: Locale,
  ) => Promise<Found | undefined>
  readonly path: (scope: Scope, found: Found) => string
  /** A few words about it: zh-CN, en. */
  readonly note: (found: Found, locale: Locale, now: Instant) => readonly [zh: string, en: string]
}

/** The entrance of an activity, there while there is something to enter. */
export const activityEntrance = <Found>({ kind, find, path, note }: Way<Found>): Entrance => ({
  kind,
  async now(services, scope, locale) {
    const now = services.clock.now()
    const found = await find(services, scope, now, locale)
    if (found === undefined) return undefined
    return { path: path(scope, found), note: textIn(locale, note(found, locale, now)) }
  },
})
