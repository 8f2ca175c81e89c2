import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'

/** Goods that a picker shows at once: who wants another types a word more. */
const goodsShown = 50

function useStoreKey(): string {
  const { scope } = useSession()
  return `${scope.partnerId}-${scope.storeId}`
}

/** SKUs that a word finds, without one the first of the store. */
export function useSkus(word: string) {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), 'promotion-skus', word],
    queryFn: ({ signal }) => api.promotionAdmin.skus(word ? { q: word } : {}, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Goods that a word finds. */
export function useGoodsFound(word: string) {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), 'pick-goods', word],
    queryFn: ({ signal }) =>
      api.goodsAdmin.list({ pageSize: goodsShown, ...(word && { q: word }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The shop's own tree of categories, in the operator's language. */
export function useCategories() {
  const { api } = useSession()
  const locale = useLocale()
  return useQuery({
    queryKey: [useStoreKey(), 'categories', locale],
    queryFn: ({ signal }) => api.catalog.categoryList({}, signal),
    staleTime: 5 * 60_000,
  })
}

/** Levels of members with what they pay. */
export function useLevels() {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), 'levels'],
    queryFn: ({ signal }) => api.promotionAdmin.levels({}, signal),
    staleTime: 5 * 60_000,
  })
}

/**
 * Who carries parcels of the shop. Pages whose dialogs ask for a carrier call it too, so that the
 * list is there when a dialog opens.
 */
export function useCarriers() {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), 'carriers'],
    queryFn: ({ signal }) => api.orderAdmin.carriers({}, signal),
    staleTime: Infinity,
  })
}
