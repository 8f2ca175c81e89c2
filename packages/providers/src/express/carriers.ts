/** Carriers an operator can choose from: Kuaidi100's code, the Chinese name and whether tracking needs a phone (§6.1). */
export const carriers = [
  { code: 'shunfeng', name: '顺丰速运', needsPhone: true },
  { code: 'jd', name: '京东物流', needsPhone: false },
  { code: 'zhongtong', name: '中通快递', needsPhone: true },
  { code: 'yuantong', name: '圆通速递', needsPhone: false },
  { code: 'yunda', name: '韵达快递', needsPhone: false },
  { code: 'shentong', name: '申通快递', needsPhone: false },
  { code: 'jtexpress', name: '极兔速递', needsPhone: false },
  { code: 'ems', name: 'EMS', needsPhone: false },
  { code: 'youzhengguonei', name: '邮政快递包裹', needsPhone: false },
  { code: 'debangkuaidi', name: '德邦快递', needsPhone: false },
] as const

export type Carrier = (typeof carriers)[number]
