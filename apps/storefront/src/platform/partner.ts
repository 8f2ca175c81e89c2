import type { PartnerInit } from '@mallard/contract/store/store.calls'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './api.ts'

export type Partner = PartnerInit

/** Partner, store and their settings. There before any page is drawn, save when the store is unknown. */
export function usePartner(): Partner | undefined {
  return useQuery({ ...useApi().store.partnerInit.query(), staleTime: 600_000 }).data
}
