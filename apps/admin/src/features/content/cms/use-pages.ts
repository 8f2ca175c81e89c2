import type { InputOf } from '@mallard/contract/api'
import type { Language } from '@mallard/contract/content/cms/block-language.codes'
import type { AdminPage, pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { contentOf, type Draft } from './editor-state.ts'

const oneKey = (scope: Scope, id: number) => [scopeText(scope), 'page-one', id] as const

export function usePage(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.pageAdmin.detail({ id }, signal),
    // What is being written is not changed under the operator's hands.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Asks for the page as it is now, whoever saved it. */
export function useFreshPage(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return async (): Promise<AdminPage> => {
    const page = await api.pageAdmin.detail({ id })
    await writeToCache(queries, oneKey(scope, id), page)
    return page
  }
}

/** Pages of the store, for links to them. */
export function usePages() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'pages', 'choices'],
    queryFn: ({ signal }) => api.pageAdmin.list({ pageSize: 100 }, signal),
    staleTime: 60_000,
  })
}

export function useCoupons() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'page-options'],
    queryFn: ({ signal }) => api.pageAdmin.options({}, signal),
    staleTime: 60_000,
  })
}

/** Events of the store, for links to them. */
export function useEvents() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'events', 'choices'],
    queryFn: ({ signal }) => api.invitationAdmin.list({ pageSize: 100 }, signal),
    staleTime: 60_000,
  })
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
  const { api, scope } = useSession()
  const asked = useSettled(draft)
  return useQuery({
    queryKey: [scopeText(scope), 'page-draw', lang, asked],
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
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls[Name]>) =>
      (api.pageAdmin[name] as (of: typeof input) => ReturnType<Api['pageAdmin'][Change]>)(input),
    onSuccess: async (page) => {
      await writeToCache(queries, oneKey(scope, page.id), page)
      for (const kind of ['pages', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

/** The address that shows the draft to whoever has it. */
export function useShared(id: number, isWanted: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'page-preview', id],
    queryFn: () => api.pageAdmin.preview({ id }),
    enabled: isWanted,
    gcTime: 0,
  })
}
