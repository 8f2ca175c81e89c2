import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import type { PageName } from '@mallard/contract/pages'
import type { LoadScreen } from './navigator/loader.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * All that is said of a page in the `.pages.ts` of the feature that draws it. The phone is given
 * the screens alone, in one table (`app/screens.gen.ts`), and the icons of entrances in another.
 */
export interface PageSetup extends PageFacts {
  readonly screen: LoadScreen
  /** The entrance that leads here from content pages, and its icon of the kit. */
  readonly entrance?: { readonly kind: EntranceKind; readonly icon: `${string}Icon` }
}

/** The pages of a feature. */
export type Pages = Readonly<Partial<Record<PageName, PageSetup>>>
