import { type LegalGap, ownAgreements } from '@mallard/contract/people/setting/legal.codes'
import type { StoreLegal } from '@mallard/contract/people/setting/store-admin.calls'
import type { Services } from '#platform/services.ts'

const filledIn = ['company', 'creditCode', 'licence', 'icp', 'complaintPhone'] as const

/**
 * What a store lacks before it may take money, in the order in which it is told; none: it is open
 * for business. `agreements`: codes of the texts in force that its own staff published.
 */
export function legalGaps(
  legal: StoreLegal,
  agreements: readonly string[],
  { payments }: Pick<Services, 'payments'>,
): LegalGap[] {
  return [
    ...filledIn.filter((field) => !legal[field]),
    ...ownAgreements.filter((code) => !agreements.includes(code)),
    ...(payments === 'sandbox' ? (['payments'] as const) : []),
  ]
}

/** Whether there is anything to show on the page of licences. */
export const hasLicencePage = (legal: StoreLegal): boolean =>
  Object.values(legal).some((filled) =>
    Array.isArray(filled) ? filled.length > 0 : Boolean(filled),
  )
