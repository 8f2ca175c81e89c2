import type { AreaData } from '@mallard/contract/people/address/area'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

export function useRemoveFreight() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.freightAdmin.remove({ id }),
    onSettled: () => invalidate(api.freightAdmin.list, api.goodsAdmin.options, api.staff.audit),
  })
}

export interface Places {
  readonly data: AreaData
  /** What a place is called in the operator's language. */
  readonly nameOf: (code: string) => string
}

/** All places that there are; large, so loaded where freight is looked at. */
export function usePlaces(): Places | undefined {
  const isEnglish = useLocale() === 'en'
  return useQuery({
    queryKey: ['places', isEnglish],
    queryFn: async () => {
      const { areaData: data } = await import('@mallard/contract/people/address/area-data')
      const english = isEnglish
        ? (await import('@mallard/contract/people/address/area-names')).englishAreaNames
        : {}
      const chinese = new Map(
        data.provinces.flatMap(([code, name, cities]) => [
          [code, name] as const,
          ...cities.map(([city, cityName]) => [city, cityName] as const),
        ]),
      )
      return { data, nameOf: (code: string) => english[code] ?? chinese.get(code) ?? code }
    },
    staleTime: Infinity,
  }).data
}
