import { defineTexts } from '#platform/texts.ts'

export const moreTexts = defineTexts({ news: '店铺公告' }, { news: 'News of the store' })
