import type { PageName } from '@mallard/contract/pages'
import type { LoadScreen } from '#platform/navigator/loader.ts'

/** Which screen draws which page. A page without a screen does not compile. */
export const screens = {
  legalAgreement: () => import('#features/cms/legal-agreement.screen.tsx'),
  notFound: () => import('#features/home/not-found.screen.tsx'),
} satisfies Record<PageName, LoadScreen>
