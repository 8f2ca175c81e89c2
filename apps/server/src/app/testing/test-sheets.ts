import { strToU8, zipSync } from 'fflate'
import { type Cell, readSheetFile } from '#platform/sheets/index.ts'

/** The rows of a file that can be read. */
export async function rowsOf(bytes: Buffer, max = 100): Promise<readonly (readonly Cell[])[]> {
  const rows = await readSheetFile(bytes, max)
  if (typeof rows === 'string') throw new Error(rows)
  return rows
}

/** The rows of a file inside an answer. */
export function sheetRows({ base64 }: { base64: string }): Promise<readonly (readonly Cell[])[]> {
  return rowsOf(Buffer.from(base64, 'base64'))
}

/** A workbook as small as one can be, with these rows of its sheet and this as its only text. */
export function workbook(rows: string, text = 'x'): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const relation = (id: string, part: string, target: string) =>
    `<Relationship Id="${id}" Type="${document}/${part}" Target="${target}"/>`
  const relations =
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
    relation('rId2', 'sharedStrings', 'sharedStrings.xml')
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${relations}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}" xmlns:x="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}

/** The smallest file that names the last cell of Excel's grid. */
export const lastCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
