import { goods, member, type DrilledPage } from '#platform/activity/test-page.ts'
import EvaluateScreen from './evaluate.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'evaluateAdmin',
  Screen: EvaluateScreen,
  one: {
    ...goods,
    ...{ stage: 'applying', chosen: 0, applied: 1, waiting: 1, isSettled: false },
    ...{ mayChoose: false, reported: 0, late: 0, reportDays: 14 },
  },
  records: [
    'applications',
    { ...member, id: 1, phone: '138****0000', reason: '想试试', step: 'applied', report: null },
  ],
}
