import './invoice.tables.ts'

export { enqueueInvoice, isInvoiceEnqueued } from './apply.service.ts'
export { fileKey, isNumberTaken, putFile } from './invoice-file.repo.ts'
export { isOfForm } from './invoice-file.rules.ts'
export { keepFile } from './invoice-file.service.ts'
export { awaitBuyer, reddened } from './reversal.service.ts'
export { confirmFor, confirmUntil, hasBuyerToAsk } from './invoice.rules.ts'
export { filePath } from './file-pass.ts'
export { openFiles, openInvoiceFiles } from './invoice-files.ts'
export {
  invoiceColumns,
  moveInvoice,
  storeInvoice,
  type InvoiceRow,
  type Moved,
} from './invoice.repo.ts'
export { stageText, type InvoiceEvent } from './invoice.states.ts'
export { invoiceLines, sentLines } from './lines.service.ts'
export { mailsOf, type MailRow } from './mail.repo.ts'
export { maskedEmail, nextTry } from './mail.rules.ts'
export { askForMail, queueMail } from './mail.service.ts'
export { invoiceNotice } from './notice.rules.ts'
export { invoiceView } from './view.service.ts'
