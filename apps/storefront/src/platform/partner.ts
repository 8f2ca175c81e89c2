import type { PartnerInit } from '@mallard/contract/shop/store/store.calls'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './api.ts'

export type Partner = PartnerInit

/**
 * Partner, store and their settings. There before any page is drawn, save when the store is
 * unknown.
 */
export function usePartner(): Partner | undefined {
  return useQuery({ ...useApi().store.partnerInit.query(), staleTime: 600_000 }).data
}

/** Until the store is known: everything. */
const every: Partner['offers'] = {
  pay: ['wxPay', 'aliPay', 'unionPay'],
  texts: true,
  tracking: true,
  invoices: true,
}

/** What the operator has switched on: pages offer nothing else. */
export function useOffers(): Partner['offers'] {
  return usePartner()?.offers ?? every
}
