import { defineTexts } from '#platform/texts.ts'

export const offerTexts = defineTexts({ groups: '商品分组' }, { groups: 'Groups of items' })
