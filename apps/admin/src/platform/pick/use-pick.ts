import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'

/** Goods that a picker shows at once: who wants another types a word more. */
const goodsShown = 50

/** SKUs that a word finds, without one the first of the store. */
export function useSkus(word: string) {
  const { api } = useSession()
  return useQuery({
    ...api.promotionAdmin.skus.query(word ? { q: word } : {}),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Goods that a word finds. */
export function useGoodsFound(word: string) {
  const { api } = useSession()
  return useQuery({
    ...api.goodsAdmin.list.query({ pageSize: goodsShown, ...(word && { q: word }) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The shop's own tree of categories, in the operator's language. */
export function useCategories() {
  const { api } = useSession()
  const locale = useLocale()
  const query = api.catalog.categoryList.query()
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, locale],
    staleTime: 5 * 60_000,
  })
}

/** Levels of members with what they pay. */
export function useLevels() {
  const { api } = useSession()
  return useQuery({
    ...api.promotionAdmin.levels.query(),
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
    ...api.orderAdmin.carriers.query(),
    staleTime: Infinity,
  })
}
