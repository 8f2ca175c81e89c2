import type { Locale } from '@mallard/kernel'
import type { StoredBlock } from '@mallard/contract/content/cms/stored.fields'
import { textIn } from '#platform/locale.rules.ts'

type Say = (chinese: string, english: string) => string

interface StandardPage {
  readonly title: string
  readonly blocks: readonly StoredBlock[]
}

/** What every store has of these pages until somebody makes its own. */
const standard: Readonly<Record<string, (say: Say) => StandardPage>> = {
  storeMiniMall: (say) => ({
    title: say('本店小店', 'Our mini mall'),
    blocks: [
      { kind: 'coupons', title: say('店铺优惠券', 'Coupons'), subTitle: '' },
      { kind: 'feed', title: say('全部商品', 'All goods'), subTitle: '' },
    ],
  }),
}

/** As a page is read: in the language, with its blocks. */
export function standardPage(version: 'a' | 'b', type: string, locale: Locale) {
  const page = version === 'a' && Object.hasOwn(standard, type) ? standard[type] : undefined
  if (!page) return undefined
  const { title, blocks } = page((chinese, english) => textIn(locale, [chinese, english]))
  return { type, title, description: '', share: { title, text: '', pic: null }, stored: blocks }
}
