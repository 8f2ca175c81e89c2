/** Formats in which tables leave the back office: UTF-8 with its mark, and Excel's own. */
export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Rows of a table besides its heading. */
export const maxSheetRows = 5000
/** Bytes of a file that is sent in. */
export const maxSheetBytes = 2 * 1024 * 1024
/** Characters of it in base64. */
export const maxSheetText = Math.ceil(maxSheetBytes / 3) * 4
