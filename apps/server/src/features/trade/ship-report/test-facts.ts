import {
  shipReportStates,
  shipReportNotes,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'shipReportAdmin.again': 'nothing',
  },
  stored: [
    [shipReportStates, 'ship_report.state'],
    [shipReportNotes, 'ship_report.note'],
  ],
}
