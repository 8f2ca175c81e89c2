import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import type { Locale, Scope } from '@mallard/kernel'
import type { Services } from './services.ts'

/** Path and short note of an activity, the same for every visitor. */
export interface EntranceNow {
  readonly path: string
  readonly note: string
}

/** A way from content pages to an activity, as the feature that has it knows it. */
export interface Entrance {
  readonly kind: EntranceKind
  /** Nothing while there is nothing to enter. Asked for each content page that is built. */
  now(services: Services, scope: Scope, locale: Locale): Promise<EntranceNow | undefined>
}
