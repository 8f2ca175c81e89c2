import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import type { PageName } from '@mallard/contract/pages'
import type * as icons from '@mallard/ui/icons'
import type { LoadScreen } from './navigator/loader.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * All that is said of a page in the `.pages.ts` of the feature that draws it. The phone is given
 * the screens alone, in one table (`app/screens.gen.ts`), and the icons of entrances in another.
 */
export interface PageSetup extends PageFacts {
  readonly screen: LoadScreen
  /** How content pages draw the entrance that leads here. */
  readonly entrance?: { readonly kind: EntranceKind; readonly icon: keyof typeof icons }
}

/** The pages of a feature. */
export type Pages = Readonly<Partial<Record<PageName, PageSetup>>>
