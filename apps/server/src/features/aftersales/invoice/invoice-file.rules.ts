import type { InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'

/** Leading bytes: an OFD is a zip archive; an XML may begin with the mark of UTF-8. */
const begins: Readonly<Record<InvoiceForm, (head: string) => boolean>> = {
  pdf: (head) => head.startsWith('%PDF-'),
  ofd: (head) => head.startsWith('PK\u0003\u0004'),
  xml: (head) => /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\s/.test(head),
}

/** Whether a file is of that form, by its bytes; what it is called says nothing. */
export function isOfForm(form: InvoiceForm, file: Buffer): boolean {
  if (!begins[form](file.subarray(0, 200).toString('latin1'))) return false
  // The one entry that every OFD has, by its name in the archive.
  return form !== 'ofd' || file.includes('OFD.xml')
}
