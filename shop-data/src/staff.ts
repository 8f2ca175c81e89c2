import type { StaffAccount } from './world.ts'

/** Passwords are drawn when the shop first starts. */
export const staff: readonly StaffAccount[] = [
  { login: 'owner', name: '禾光店主', role: 'owner', partnerId: 1, stores: 'all' },
  { login: 'finance', name: '禾光财务', role: 'operator', partnerId: 1, stores: 'all' },
  { login: 'hangzhou', name: '杭州店运营', role: 'operator', partnerId: 1, stores: ['1-2'] },
  { login: 'northridge', name: '北岭运营', role: 'operator', partnerId: 2, stores: 'all' },
]
