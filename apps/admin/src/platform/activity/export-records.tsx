import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { useMutation } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { saveFile } from '../files.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { useSession } from '../session.ts'
import { useFeedback } from '../use-feedback.ts'
import { useInvalidate } from '../use-invalidate.ts'

interface ExportRecordsProps {
  text: string
  read: (api: Api, format: SheetFormat) => Promise<SheetFile>
}

/** All that came of an activity, as a file; the audit log notes who took it. */
export function ExportRecords({ text, read }: ExportRecordsProps) {
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const exporting = useMutation({
    mutationFn: (format: SheetFormat) => read(api, format),
    onSuccess: (file) => {
      saveFile(file)
      void invalidate(api.staff.audit)
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
