import { defineTexts } from '#platform/texts.ts'

export const taxFieldTexts = defineTexts(
  {
    code: '税收分类编码',
    rate: '税率',
    wrongCode: '税收分类编码为 19 位数字，以 1 到 6 开头',
    hint: '编码可以在电子税务局或开票软件的商品编码表里查到。',
  },
  {
    code: 'Tax category',
    rate: 'Rate',
    wrongCode: 'A tax category has 19 digits and begins with 1 to 6',
    hint: 'The table of goods codes of the e-tax bureau, or of your invoicing software, has it.',
  },
)
