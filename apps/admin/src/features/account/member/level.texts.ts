import { defineTexts } from '#platform/texts.ts'

export const levelTexts = defineTexts(
  {
    title: '会员等级与积分',
    back: '会员',
    hint: '成长值达到起点即升级；退款扣回成长值后可能降级。价格与积分倍率立即对所有门店生效。',
    add: '新增等级',
    code: '代号',
    codeHint: '小写字母、数字，保存后不能修改',
    growthMin: '成长值起点',
    lowestHint: '最低的等级从 0 起',
    discount: '会员价（%）',
    deepDiscount: (percent: number) => `这个等级的会员按售价的 ${percent}% 购买所有商品`,
    discountHint: '100 为原价，95 为售价的 95%；单独设过会员价的规格以其为准',
    rate: '积分倍率（%）',
    rateHint: '100 为按积分规则得的分，150 为其 1.5 倍',
    benefit: '权益说明',
    benefitEn: '英文权益说明',
    benefitHint: '顾客在「成长值」页看到，可不填',
    members: '人数',
    noDiscount: '原价',
    percent: (bp: number) => `${bp / 100}%`,
    from: (growth: string) => `${growth} 起`,
    addTitle: '新增等级',
    editTitle: (name: string) => `修改「${name}」`,
    removeAsk: (name: string) => `删除等级「${name}」？`,
    removeHint: (members: number) =>
      members > 0
        ? `该等级的 ${members} 位会员将降到下一级。为它单独设的会员价也会删除。`
        : '为它单独设的会员价也会删除。',
    wrongCode: '2 至 20 位小写字母、数字或短横线，以字母开头',
  },
  {
    title: 'Levels and points',
    back: 'Members',
    hint: 'A member rises with growth, and may fall when a refund takes growth back. Prices and rates hold in every store at once.',
    add: 'Add a level',
    code: 'Code',
    codeHint: 'Lower-case letters and digits; it stays as it is',
    growthMin: 'From growth',
    lowestHint: 'The lowest level begins at 0',
    discount: 'Member price (%)',
    deepDiscount: (percent) => `Members of this level pay ${percent}% of every price`,
    discountHint: '100 is the full price, 95 is 95% of it; a price set for a SKU comes first',
    rate: 'Points (%)',
    rateHint: '100 is what the rules of points give, 150 one and a half of it',
    benefit: 'What it brings',
    benefitEn: 'The same in English',
    benefitHint: 'Shoppers read it on the growth page; may be empty',
    members: 'Members',
    noDiscount: 'Full price',
    percent: (bp) => `${bp / 100}%`,
    from: (growth) => `from ${growth}`,
    addTitle: 'Add a level',
    editTitle: (name) => `Change “${name}”`,
    removeAsk: (name) => `Remove the level “${name}”?`,
    removeHint: (members) =>
      members > 0
        ? `Its ${members} members fall to the one below. Prices that were set for it go too.`
        : 'Prices that were set for it go too.',
    wrongCode: '2 to 20 lower-case letters, digits or hyphens, a letter first',
  },
)
