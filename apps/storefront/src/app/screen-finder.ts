import type { PageName } from '@mallard/contract/pages'
import type { Screens } from '#platform/navigator/loader.ts'
import type { ScreenModule } from '#platform/screen.ts'
import { learnTitles, type PageTitles } from '#platform/title.ts'
import type { PageState } from './page-state.ts'

/** What grows with every page of the shop, and what the first one does without. */
export interface PageTables {
  /** Come before the first tap. */
  screens: () => Promise<{ screens: Screens }>
  /** Come with the first page that is opened from here. */
  titles: () => Promise<{ pageTitles: PageTitles }>
}

/**
 * Finds the code of pages: the first one's where the document says, the others' in the table, which
 * comes when it is wanted.
 */
export function screenFinder({ page }: Pick<PageState, 'page'>, tables: PageTables) {
  learnTitles({ [page.name]: page.title })

  async function bringTitles(): Promise<void> {
    try {
      learnTitles((await tables.titles()).pageTitles)
    } catch {
      // A page is no worse for the brand's name as its title.
    }
  }

  return async (name: PageName): Promise<ScreenModule> => {
    if (name === page.name && page.code)
      return import(/* @vite-ignore */ page.code) as Promise<ScreenModule>
    // Side by side with the page's own code; goods are fetched ahead, and name themselves.
    const titled = name === 'goods' ? undefined : bringTitles()
    const { screens } = await tables.screens()
    const [module] = await Promise.all([screens[name](), titled])
    return module
  }
}
