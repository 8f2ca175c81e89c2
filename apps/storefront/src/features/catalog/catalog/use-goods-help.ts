import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'

/** The guide and the manual of goods; the page is whole without them, so a fault stays quiet. */
export const useGoodsHelp = (itemId: number) =>
  useQuery({
    ...useApi().guides.goodsHelp.query({ productId: itemId }),
    meta: { isQuiet: true },
  })
