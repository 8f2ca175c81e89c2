import { defineTexts } from '#platform/texts.ts'

export const legalTexts = defineTexts(
  { test: '测试店铺：不会真实扣款和发货', licence: '证照信息' },
  { test: 'Test shop: nothing is charged or sent', licence: 'Licences' },
)
