import { describe, expect, it } from 'vitest'
import { trackStep } from './track-step.ts'

describe('the step that a carrier tells of', () => {
  it.each([
    ['【杭州市】京东物流已揽收您的快件', 'collected'],
    ['【广州市】【广州白云】的快递员已揽件', 'collected'],
    ['【杭州市】快件已到达杭州转运中心', 'arrived'],
    ['快件到达【杭州转运中心】', 'arrived'],
    ['【杭州市】快件已从杭州转运中心发出，下一站目的地转运中心', 'departed'],
    ['快件离开【上海转运中心】，已发往【北京转运中心】', 'departed'],
    ['【上海市】快递员正在为您派件，请保持电话畅通', 'delivering'],
    ['快件交给张三，正在派送途中（联系电话：13800000000）', 'delivering'],
    ['快件已存放至丰巢智能柜，请凭取件码及时领取', 'waiting'],
    ['您的快件已暂存至菜鸟驿站，请及时取件', 'waiting'],
    ['【上海市】快件已签收，签收人：本人。感谢使用，期待再次为您服务', 'delivered'],
    ['您的快件已由菜鸟驿站代签收，如有疑问请联系派件员', 'delivered'],
    ['派送失败，收件人电话无人接听，将再次派送', 'failed'],
    ['收件人拒收，快件将退回', 'refused'],
    ['快件正在退回寄件人', 'returning'],
    ['【深圳市】包裹清关中', 'customs'],
  ])('is read from %s', (text, step) => {
    expect(trackStep(text)).toBe(step)
  })

  it('is left open where the words are unusual', () => {
    expect(trackStep('商家已经通知快递公司')).toBeUndefined()
  })
})
