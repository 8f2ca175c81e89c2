import { invoiceForms, type InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { FastifyInstance } from 'fastify'
import { sendFault, type Words } from '#platform/http/fault-page.ts'
import type { Services } from '#platform/services.ts'
import { opensFile, type FileKind } from './file-pass.ts'
import { invoiceById } from './invoice.repo.ts'
import { invoiceFile } from './invoice-file.service.ts'

const over: Words = [
  '链接已失效，请从订单的发票页重新打开',
  'This link is over. Open the invoice from its order again',
]
const away: Words = [
  '发票暂时无法打开，请稍后再试',
  'The invoice cannot be opened right now, please try again soon',
]

/** What a kind of files gives for a number. */
type FileReader = (
  id: number,
  form: InvoiceForm,
) => Promise<{ readonly name: string; readonly bytes: Buffer } | 'gone' | 'away'>

/** Serves files of one kind to anyone who holds a signed address. */
export function openFiles(
  app: FastifyInstance,
  services: Services,
  kind: FileKind,
  forms: readonly InvoiceForm[],
  read: FileReader,
): void {
  for (const form of forms)
    app.get<{ Params: { id: string; until: string; sign: string } }>(
      `/${kind}-files/:id/:until/:sign.${form}`,
      async (request, reply) => {
        const { id, until, sign } = request.params
        void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        const passed = { kind, id: Number(id), form, until: Number(until) }
        const isNumbers = /^\d{1,10}$/.test(id) && /^\d{1,15}$/.test(until)
        if (!isNumbers || !opensFile(services, passed, sign))
          return sendFault(request, reply, 404, over)
        const file = await read(passed.id, form)
        if (file === 'gone') return sendFault(request, reply, 404, over)
        if (file === 'away') return sendFault(request, reply, 502, away)
        // What is no PDF is saved: a browser that drew an XML would run what stands in it.
        const [type, way] =
          form === 'pdf'
            ? ['application/pdf', 'inline']
            : ['application/octet-stream', 'attachment']
        return reply
          .type(type)
          .header('content-disposition', `${way}; filename="invoice-${file.name}.${form}"`)
          .send(file.bytes)
      },
    )
}

/** PDFs that a channel issued stay with it; what staff handed over lies in the storage. */
export function openInvoiceFiles(app: FastifyInstance, services: Services): void {
  openFiles(app, services, 'invoice', invoiceForms, async (id, form) => {
    const invoice = await invoiceById(services.db, id)
    if (!invoice?.invoiceNo) return 'gone'
    const file = await invoiceFile(services, invoice, form)
    return file.kind === 'ok' ? { name: invoice.invoiceNo, bytes: file.bytes } : file.kind
  })
}
