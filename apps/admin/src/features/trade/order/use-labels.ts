import type { ParcelLabel } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

/** The accounts that labels can be taken with now. */
export function useLabelAccounts() {
  const { api } = useSession()
  const { data } = useQuery({ ...api.parcelLabelAdmin.accounts.query(), staleTime: 60_000 })
  return data?.filter(({ isOn }) => isOn) ?? []
}

/** Labels of these orders: those that can be printed, and those that got no answer yet. */
export function useLabels(sns: readonly string[]) {
  const { api, can } = useSession()
  return useQuery({
    queryKey: [...api.parcelLabelAdmin.key, 'of', sns],
    queryFn: () => api.parcelLabelAdmin.list({ sns: [...sns] }),
    staleTime: 0,
    enabled: can('order.ship'),
  })
}

/** No parcel went with it yet. */
export const isUnused = ({ state, isUsed }: ParcelLabel): boolean => state === 'got' && !isUsed

/** There is a picture of it, with the address that its order has now, or had when it left. */
export const isPrintable = ({ state, isUsed, isOld }: ParcelLabel): boolean =>
  state === 'got' && (isUsed || !isOld)
