import { world } from '@mallard/shop-data'
import { at, first, type TourPart } from '../part.ts'

export const cmsTour = {
  pages: () => ({
    ...at('KAShare', { url: pageType('b', /^ka-/).slice('ka-'.length) }),
    ...at('cmsV1a', { type: pageType('a') }),
    ...at('cmsV1aBare', { type: pageType('a') }),
    ...at('cmsV1b', { type: pageType('b') }),
    ...at('cmsV1bBare', { type: pageType('b') }),
    ...at('preview', { type: 'home', url: 'a' }),
    ...at('legalAgreement', { code: 'privacy' }),
  }),
  admin: {
    dated: ['pages'],
    undated: ['pages/1'],
  },
} satisfies TourPart

/** The name of a content page of this kind. */
function pageType(version: 'a' | 'b', name = /^(?!ka-|home$)/): string {
  return first(
    world.pages.filter(
      (page) => page.store === '1-1' && page.version === version && name.test(page.type),
    ),
    `content pages of kind ${version}`,
  ).type
}
