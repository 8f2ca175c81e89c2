import { defineTexts } from '#platform/texts.ts'

export const taxTexts = defineTexts(
  {
    title: '税率',
    hint: '发票每一行的税收分类编码和税率，对商户的所有门店生效。税率不同的商品在商品页里单独设置。',
    readOnly: '发票每一行的税收分类编码和税率，由有权管理所有门店的人设置。',
    panel: '商户默认',
    usual: '商品',
    freight: '运费',
    house: (tax: string) => `系统默认：${tax}`,
    spread: '分摊到商品，按商品的税率',
    ownGoods: '单独设置的商品',
    goodsCount: (count: number) => `${count} 个`,
    unchanged: '还没有设置过',
    formTitle: '设置税率',
    formHint:
      '只影响保存之后下的订单；已经下的订单按下单时的税率开票。税收分类编码可以在电子税务局或开票软件的商品编码表里查到。',
    usualHint: '没有单独设置的商品用这里的',
    freightHint: '随商品收的运费是价外费用，一般与商品同税率；单独核算运输服务时再单列。',
    ownUsual: '自己设置',
    ownFreight: '在发票上单列一行',
    saved: '已保存，之后下的订单生效',
  },
  {
    title: 'Tax rates',
    hint: 'Tax category and rate of each line of an invoice, in all stores of the partner. Goods that are taxed otherwise have their own on their page.',
    readOnly:
      'Tax category and rate of each line of an invoice, set by who may manage every store.',
    panel: 'As the partner usually has it',
    usual: 'Goods',
    freight: 'Freight',
    house: (tax) => `That of the system: ${tax}`,
    spread: 'Spread over the goods, taxed as they are',
    ownGoods: 'Goods with their own',
    goodsCount: (count) => String(count),
    unchanged: 'Never set',
    formTitle: 'Set tax rates',
    formHint:
      'For orders that are placed after saving; those placed before are invoiced as they were bought. Tax categories are in the table of goods codes of the e-tax bureau, or of your invoicing software.',
    usualHint: 'Of goods without their own',
    freightHint:
      'Freight that comes with goods is a charge beside their price, usually taxed as they are; a line of its own is for transport that you account for apart.',
    ownUsual: 'Our own',
    ownFreight: 'A line of its own on invoices',
    saved: 'Saved, for orders from now on',
  },
)
