import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'bargainAdmin.close': 'nothing',
    'bargainAdmin.save': 'terms',
    'bargainAdmin.voidHelp': 'nothing',
  },
  readsByPost: {
    'bargainAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [[roomStatus, 'bargain_room.status']],
}
