import { z } from 'zod'
import { maxSheetText } from './sheet.ts'

/** A file inside an answer. */
export const SheetFile = z.object({ name: z.string(), type: z.string(), base64: z.string() })
export type SheetFile = z.output<typeof SheetFile>

/** A file that is sent in; anything but base64 is refused before anyone decodes it. */
export const SheetUpload = {
  name: z.string().min(1).max(200),
  base64: z
    .string()
    .min(4, '文件是空的')
    .max(maxSheetText, '文件不能超过2MB')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, '文件内容不正确'),
}
