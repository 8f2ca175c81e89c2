import {
  exportKinds,
  exportStates,
  exportFaults,
} from '@mallard/contract/people/export/export.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [exportKinds, 'data_export.kind'],
    [exportStates, 'data_export.state'],
    [exportFaults, 'data_export.fault'],
  ],
}
