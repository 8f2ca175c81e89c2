import type { AdminExport } from '@mallard/contract/people/export/export-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { fetchFile } from '#platform/files.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { exportTexts } from './export.texts.ts'

/** The button of a row: fetches its file, or ends it. */
export function useExportActs() {
  const texts = exportTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.exportAdmin)
  const fetching = useMutation({
    mutationFn: (id: number) => api.exportAdmin.link({ id }),
    onSuccess: ({ url }) => fetchFile(url),
    onError: feedback.failed,
    onSettled,
  })
  const ending = useMutation({
    mutationFn: (id: number) => api.exportAdmin.cancel({ id }),
    onError: feedback.failed,
    onSettled,
  })

  async function end(id: number): Promise<void> {
    const { cancelAsk: title, cancelHint: text, cancelOk: ok, keep: cancel } = texts
    if (await feedback.ask({ title, text, ok, cancel })) ending.mutate(id)
  }
  return ({ id, next }: AdminExport) => (
    <>
      {next.includes('download') && (
        <ActionButton
          size="small"
          type="primary"
          ghost
          loading={fetching.isPending && fetching.variables === id}
          onClick={() => fetching.mutate(id)}
        >
          {texts.download}
        </ActionButton>
      )}
      {next.includes('cancel') && (
        <ActionButton size="small" onClick={() => void end(id)}>
          {texts.cancel}
        </ActionButton>
      )}
    </>
  )
}
