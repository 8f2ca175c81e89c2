/**
 * What a line of a parcel's track tells; the first that fits counts, so what ends a way comes
 * before what leads to it.
 */
const steps = [
  ['refused', /拒收|拒签/],
  ['returning', /退回|退件|退货/],
  [
    'failed',
    /(派送|派件|配送|投递)(失败|未成功|不成功)|(无法|未能|再次|改日|暂停)(派送|派件|配送|投递|联系)|未联系上/,
  ],
  ['delivered', /(已|被|由|为)[^，。；]{0,12}签收|签收人|妥投|已取件|已取走/],
  ['waiting', /待取|请.{0,8}取件|取件码|(暂?存|放|入)[^，。]{0,12}(柜|驿站|代收点|自提点)/],
  ['delivering', /派送|派件|配送中|正在.{0,6}(投递|配送)|安排投递/],
  ['collected', /揽收|揽件|收寄|已收件|已收取/],
  ['customs', /清关|海关|通关/],
  ['departed', /发往|发出|离开|驶离|下一站|送往/],
  ['arrived', /到达|抵达|运抵|已到/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type TrackStep = (typeof steps)[number][0]

/**
 * The step that a carrier's own words tell of, or undefined when they are none of the usual ones.
 */
export function trackStep(text: string): TrackStep | undefined {
  return steps.find(([, words]) => words.test(text))?.[0]
}
