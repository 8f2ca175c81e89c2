import type { SheetFormat } from '@mallard/contract/sheet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { base64Of, saveFile } from '#platform/files.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

/** What can be done with tables: send one in, ship it, take its result away. */
export function useShipping() {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const refresh = () => invalidate(api.shippingAdmin.list)
  const checking = useMutation({
    mutationFn: async (file: File) =>
      api.shippingAdmin.check({ name: file.name, base64: await base64Of(file) }),
    onSuccess: async (batch) => {
      await writeToCache(queries, api.shippingAdmin.detail.query({ id: batch.id }), batch)
      void refresh()
    },
    onError: feedback.failed,
  })
  const running = useMutation({
    mutationFn: (id: number) => api.shippingAdmin.run({ id }),
    onSuccess: async (batch) => {
      await writeToCache(queries, api.shippingAdmin.detail.query({ id: batch.id }), batch)
      void refresh()
    },
    onError: feedback.failed,
  })
  const saving = useMutation({
    mutationFn: (input: { id: number; format: SheetFormat }) => api.shippingAdmin.result(input),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
  return { checking, running, saving }
}
