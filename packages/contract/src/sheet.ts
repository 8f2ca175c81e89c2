import { z } from 'zod'

/** Formats in which tables leave the back office: UTF-8 with its mark, and Excel's own. */
export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** A file inside an answer. */
export const SheetFile = z.object({ name: z.string(), type: z.string(), base64: z.string() })
export type SheetFile = z.output<typeof SheetFile>

/** Rows of a table besides its heading. */
export const mostSheetRows = 5000
/** Bytes of a file that is sent in. */
export const mostSheetBytes = 2 * 1024 * 1024
/** Characters of it in base64. */
export const mostSheetText = Math.ceil(mostSheetBytes / 3) * 4

/** A file that is sent in; anything but base64 is refused before anyone decodes it. */
export const SheetUpload = {
  name: z.string().min(1).max(200),
  base64: z
    .string()
    .min(4, '文件是空的')
    .max(mostSheetText, '文件不能超过2MB')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, '文件内容不正确'),
}
