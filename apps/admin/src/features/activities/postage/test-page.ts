import { goods, member, type DrilledPage } from '#platform/activity/test-page.ts'
import PostageScreen from './postage.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'postageAdmin',
  Screen: PostageScreen,
  one: { ...goods, postageAmount: 900, audience: 'all' },
  records: ['claims', { ...member, phone: '138****0000', isPaid: true }],
}
