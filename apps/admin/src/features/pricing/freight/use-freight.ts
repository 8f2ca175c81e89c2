import type { AreaData } from '@mallard/contract/people/address/area'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'

function useStoreKey(): string {
  const { scope } = useSession()
  return `${scope.partnerId}-${scope.storeId}`
}

export function useFreights() {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), 'freight'],
    queryFn: async ({ signal }) => (await api.freightAdmin.list({}, signal)).templates,
  })
}

export function useRemoveFreight() {
  const { api } = useSession()
  const queries = useQueryClient()
  const store = useStoreKey()
  return useMutation({
    mutationFn: (id: number) => api.freightAdmin.remove({ id }),
    onSettled: () =>
      Promise.all(
        ['freight', 'goods-options', 'audit'].map((key) =>
          queries.invalidateQueries({ queryKey: [store, key] }),
        ),
      ),
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
