import { defineTexts } from '#platform/texts.ts'

export const taxFieldTexts = defineTexts(
  {
    code: '税收分类编码',
    rate: '税率',
    wrongCode: '税收分类编码为 19 位数字，以 1 到 6 开头',
    digits: '19 位税收分类编码',
  },
  {
    code: 'Tax category',
    rate: 'Rate',
    wrongCode: 'A tax category has 19 digits and begins with 1 to 6',
    digits: '19 digits of 税收分类编码',
  },
)
