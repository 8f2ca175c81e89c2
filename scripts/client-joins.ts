import type { Sections } from '../apps/admin/src/platform/section.ts'
import type { Pages } from '../apps/storefront/src/platform/page-setup.ts'
import { adminSections } from './admin-sections.ts'
import { manifests } from './manifests.ts'
import { storefrontPages } from './storefront-pages.ts'
import { tourParts } from './tour-parts.ts'

export const screensFile = 'apps/storefront/src/app/screens.gen.ts'

/** Files that hold together what nouns say of themselves in files of their own, with their texts. */
export async function clientJoins(): Promise<Readonly<Record<string, string>>> {
  const sections = adminSections(
    await manifests<Sections>('apps/admin/src/features', '.section.ts'),
  )
  const pages = storefrontPages(await manifests<Pages>('apps/storefront/src/features', '.pages.ts'))
  return {
    'apps/admin/src/platform/sections.gen.ts': sections.words,
    'apps/admin/src/app/sections.gen.ts': sections.setups,
    [screensFile]: pages.screens,
    'apps/storefront/src/app/page-facts.gen.ts': pages.facts,
    'apps/storefront/src/entities/content/late/entrance-icons.gen.ts': pages.icons,
    'packages/testing/src/tour.gen.ts': tourParts(),
  }
}
