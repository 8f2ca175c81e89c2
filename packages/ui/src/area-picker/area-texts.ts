import type { Locale } from '@mallard/kernel'

const chinese = { province: '省份', city: '城市', county: '区县', chooseArea: '选择地区' }

export type AreaTexts = typeof chinese

const english: AreaTexts = {
  province: 'Province',
  city: 'City',
  county: 'District',
  chooseArea: 'Choose a region',
}

/** With the picker, which few pages have. */
export const areaTexts = (locale: Locale): AreaTexts => (locale === 'en' ? english : chinese)
