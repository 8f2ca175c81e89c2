import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../files.ts'
import { useFeedback } from '../use-feedback.ts'
import { ExportButton } from './export-button.tsx'

/** The rows in a file. */
interface MadeFile {
  readonly file: SheetFile
  readonly rows?: number
  /** There were more than a file holds. */
  readonly isCut?: boolean
  /** Said once it is there. */
  readonly done?: string
}

/** Offers the rows as a file. */
export interface FileToMake {
  readonly text: string
  readonly make: (format: SheetFormat) => Promise<MadeFile>
  /** Said when there was no row, which makes no file. */
  readonly nothing?: string
  readonly cut?: string
}

/** A button that makes a file of rows and keeps it. */
export function FileExport({ of: { text, make, nothing, cut } }: { of: FileToMake }) {
  const feedback = useFeedback()
  const exporting = useMutation({
    mutationFn: make,
    onSuccess: ({ file, rows, isCut, done }) => {
      if (rows === 0) return nothing && feedback.found(nothing)
      saveFile(file)
      if (done) feedback.done(done)
      if (isCut && cut) feedback.note(text, cut)
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
