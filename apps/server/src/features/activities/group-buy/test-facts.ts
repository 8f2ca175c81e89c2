import {
  batchStatus,
  groupGoals,
  groupResults,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import { placesOf, type Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'groupBuyAdmin.close': 'nothing',
    'groupBuyAdmin.save': 'terms',
    'groupBuyAdmin.succeed': 'given',
  },
  readsByPost: {
    'groupBuyAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [
    [batchStatus, 'group_batch.status'],
    [placesOf(groupGoals), 'group_activity.goal_type'],
    [placesOf(groupResults), 'group_activity.result'],
  ],
}
