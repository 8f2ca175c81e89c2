import type { ArticleDraft } from './draft.ts'

export const policies: readonly ArticleDraft[] = [
  {
    title: ['七天无理由退货', 'Returns within seven days'],
    zh: `<p>自签收次日起 7 天内，到第 7 天的 24 时为止，商品完好的，可以无理由退货。</p><ul><li>商品、配件、赠品与说明书齐全，包装可以有拆封痕迹；</li><li>不支持无理由退货的商品，商品页、购物车与结算页都会写明；按性质不宜退货的，下单时由您勾选同意才算数；</li><li>有质量问题、破损或发错货的，上述商品同样可以退换；</li><li>无理由退货的寄回运费由买家承担，质量问题由我们承担。</li></ul><p>收到退货后 48 小时内完成检查并退款。</p>`,
    en: `<p>Within 7 days from the day after you receive it, until the end of the seventh, you may return goods in good condition without giving a reason.</p><ul><li>Goods, parts, gifts and manual are complete; an opened box is fine.</li><li>Goods without such returns say so on their page, in the cart and at the checkout; where it is for their nature, it holds only if you agree to it when you order.</li><li>If they are faulty, damaged or the wrong ones, you may return them all the same.</li><li>You pay the freight back; if the goods are faulty, we do.</li></ul><p>We check what arrives and refund it within 48 hours.</p>`,
    reads: 1422, votes: [130, 14],
  },
  {
    title: ['保修与维修', 'Warranty and repair'],
    zh: `<p>整机自签收之日起保修一年，电机保修三年，凭订单号即可，无需保修卡。</p><table><tr><th>情况</th><th>处理</th></tr><tr><td>15 天内出现性能故障</td><td>换新或维修，任选</td></tr><tr><td>一年内非人为故障</td><td>免费维修，来回包邮</td></tr><tr><td>进水、摔落、自行拆修</td><td>付费维修，先报价</td></tr><tr><td>过保</td><td>付费维修，配件按成本价</td></tr></table>`,
    en: `<p>A year for every machine and three for its motor, from the day you receive it. The order number is enough; there is no card to keep.</p><table><tr><th>What happened</th><th>What we do</th></tr><tr><td>A fault within 15 days</td><td>exchange or repair, as you like</td></tr><tr><td>A fault within a year</td><td>free repair, freight included</td></tr><tr><td>Water, a fall, opened by others</td><td>repair at a price told first</td></tr><tr><td>After the warranty</td><td>repair, parts at cost</td></tr></table>`,
    reads: 1175, votes: [98, 11],
  },
  {
    title: ['换货与补寄', 'Exchange and replacement'],
    zh: `<p>收到的颜色、规格与订单不符，或有质量问题，可以换货；缺少配件的，提交照片后直接补寄，不用寄回整机。</p><p>换货的新品与原商品同价；没有库存时，我们会退款并告诉您。换出的商品重新计算 15 天包换期，保修期从原订单起算。</p>`,
    en: `<p>If colour or size differs from your order, or something is faulty, we exchange it; if a part is missing, send us a picture and we post it, and the machine stays with you.</p><p>You get the same goods at the same price; if they are sold out, we refund you and say so. The 15 days begin again with the new one, the warranty goes on from your order.</p>`,
    reads: 698, votes: [51, 6],
  },
]
