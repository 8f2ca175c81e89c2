import type { InputOf } from '@mallard/contract/api'
import type { Language } from '@mallard/contract/content/cms/block-language.codes'
import type { AdminPage, pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { contentOf, type Draft } from './editor-state.ts'

/** Asks for the page as it is now, whoever saved it. */
export function useFreshPage(id: number) {
  const { api } = useSession()
  const queries = useQueryClient()
  return async (): Promise<AdminPage> => {
    const page = await api.pageAdmin.detail({ id })
    await writeToCache(queries, api.pageAdmin.detail.query({ id }), page)
    return page
  }
}

/** Pages of the store, for links to them. */
export function usePages() {
  const { api } = useSession()
  return useQuery({ ...api.pageAdmin.list.query({ pageSize: 100 }), staleTime: 60_000 })
}

/** Milliseconds without a letter, after which the server is asked what a page shows. */
const pause = 250

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** What the blocks of a draft show by the server's word, and what is wrong with them. */
export function useDrawn(draft: Draft, lang: Language) {
  const { api } = useSession()
  const asked = useSettled(draft)
  return useQuery({
    // Its blocks are told apart by keys that the server is not told.
    queryKey: [...api.pageAdmin.draw.key, lang, asked],
    queryFn: async ({ signal }) => {
      const { title, titleEn, blocks } = contentOf(asked)
      const drawn = await api.pageAdmin.draw({ lang, title, titleEn, blocks }, signal)
      return { ...drawn, keys: asked.blocks.map(({ key }) => key) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

type Calls = typeof pageAdminCalls
type Change = 'save' | 'publish' | 'unschedule' | 'takeBack' | 'withdraw'

/** A call that changes a page and answers with it. */
export function usePageChange<Name extends Change>(name: Name) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<Calls[Name]>) =>
      (api.pageAdmin[name] as (of: typeof input) => ReturnType<Api['pageAdmin'][Change]>)(input),
    onSuccess: async (page) => {
      await writeToCache(queries, api.pageAdmin.detail.query({ id: page.id }), page)
      void invalidate(api.pageAdmin.list, api.staff.audit)
    },
  })
}
