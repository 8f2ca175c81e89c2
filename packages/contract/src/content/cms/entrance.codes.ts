/**
 * Activities and parts of the shop that content pages lead to, and what their entrances are called: zh-CN, en. Each is
 * offered by the feature that has it.
 */
export const entranceNames = {
  signIn: ['每日签到', 'Check in'],
  seckill: ['限时秒杀', 'Flash sale'],
  groupBuy: ['拼团', 'Group buy'],
  coupons: ['领优惠券', 'Coupons'],
  points: ['我的积分', 'My points'],
  bargain: ['好友砍价', 'Bargain'],
  lottery: ['幸运抽奖', 'Lucky draw'],
  pointsShop: ['积分商城', 'Points shop'],
  postage: ['付邮试用', 'Trials'],
  evaluate: ['免费试用', 'Product trials'],
  gift: ['新人礼', 'Welcome gift'],
  kitchen: ['厨房', 'Kitchen'],
  guides: ['使用指南', 'Guides'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type EntranceKind = keyof typeof entranceNames
export const entranceKinds = Object.keys(entranceNames) as [EntranceKind, ...EntranceKind[]]
