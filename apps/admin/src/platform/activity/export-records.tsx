import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { scopeText } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { saveFile } from '../files.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { useSession } from '../session.ts'
import { useFeedback } from '../use-feedback.ts'

interface ExportRecordsProps {
  text: string
  read: (api: Api, format: SheetFormat) => Promise<SheetFile>
}

/** All that came of an activity, as a file; the audit log notes who took it. */
export function ExportRecords({ text, read }: ExportRecordsProps) {
  const feedback = useFeedback()
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const exporting = useMutation({
    mutationFn: (format: SheetFormat) => read(api, format),
    onSuccess: (file) => {
      saveFile(file)
      void queries.invalidateQueries({ queryKey: [scopeText(scope), 'audit'] })
    },
    onError: feedback.failed,
  })
  return (
    <ExportButton
      text={text}
      isPending={exporting.isPending}
      onExport={(format) => exporting.mutate(format)}
    />
  )
}
