import type { ImportState } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { SheetFormat } from '@mallard/contract/sheet'
import { cutText, seen } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '#platform/files.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

const moving: readonly ImportState[] = ['reading', 'checking', 'running', 'shelving']

/** Whether an import goes on by itself. */
export const isMoving = ({ state }: Pick<GoodsImport, 'state'>): boolean => moving.includes(state)

/** Whether it is a count, which makes no goods. */
export const isCount = ({ profile, mapping }: Pick<GoodsImport, 'profile' | 'mapping'>): boolean =>
  profile === 'stock' || mapping?.layout === 'stock'

/** Whether it is to be said what its columns are before it can be read. */
export const isUnknown = ({ state, profile, fits }: GoodsImport): boolean =>
  state === 'choosing' && profile === null && fits.length === 0

/** Sends a file in and has it checked. */
export function useSendImport() {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: async (file: File) => {
      const requestId = crypto.randomUUID()
      const [name, size] = [seen(cutText(file.name, 200)) || 'table', file.size]
      const { id, ...permission } = await api.goodsImport.begin({ requestId, name, size })
      // Systems disagree on what a table is called: its first bytes tell.
      await sendFile(permission, new File([file], name, { type: 'application/octet-stream' }))
      return api.goodsImport.check({ id })
    },
    onSuccess: async (made) => {
      await writeToCache(queries, api.goodsImport.detail.query({ id: made.id }), made)
      void invalidate(api.goodsImport.list)
    },
    onError: feedback.failed,
  })
}

/** What can be done with an import that was checked. */
export function useImportSteps() {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const stepping = useMutation({
    mutationFn: ({ id, step }: { id: number; step: 'run' | 'stop' | 'shelve' }) =>
      api.goodsImport[step]({ id }),
    onSuccess: async (now) => {
      await writeToCache(queries, api.goodsImport.detail.query({ id: now.id }), now)
      void invalidate(api.goodsImport.list)
    },
    onError: feedback.failed,
  })
  const saving = useMutation({
    mutationFn: (id: number) => api.goodsImport.wrong({ id }),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
  return { stepping, saving }
}

export function useTemplate() {
  const { api } = useSession()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (format: SheetFormat) => api.goodsImport.template({ format }),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
}
