import type { FastifyInstance } from 'fastify'
import { sendFault, type Words } from '#platform/http/fault-page.ts'
import type { Services } from '#platform/services.ts'
import { opensFile, type FileKind } from './file-pass.ts'
import { invoiceById } from './invoice.repo.ts'
import { refOf } from './invoice.rules.ts'

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
) => Promise<{ readonly name: string; readonly bytes: Buffer } | 'gone' | 'away'>

/** Serves PDFs of one kind to anyone who holds a signed address. */
export function openFiles(
  app: FastifyInstance,
  services: Services,
  kind: FileKind,
  read: FileReader,
): void {
  app.get<{ Params: { id: string; until: string; sign: string } }>(
    `/${kind}-files/:id/:until/:sign.pdf`,
    async (request, reply) => {
      const { id, until, sign } = request.params
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      if (
        !/^\d{1,10}$/.test(id) ||
        !/^\d{1,15}$/.test(until) ||
        !opensFile(services, kind, Number(id), Number(until), sign)
      )
        return sendFault(request, reply, 404, over)
      const file = await read(Number(id))
      if (file === 'gone') return sendFault(request, reply, 404, over)
      if (file === 'away') return sendFault(request, reply, 502, away)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoice-${file.name}.pdf"`)
        .send(file.bytes)
    },
  )
}

/** Those of issued invoices stay with the party that issued them. */
export function openInvoiceFiles(app: FastifyInstance, services: Services): void {
  openFiles(app, services, 'invoice', async (id) => {
    const invoice = await invoiceById(services.db, id)
    const ref = invoice?.invoiceNo ? refOf(invoice) : undefined
    if (!invoice?.invoiceNo || !ref || !services.fapiao) return 'gone'
    const file = await services.fapiao.file(ref)
    if (file.kind === 'ok') return { name: invoice.invoiceNo, bytes: file.data }
    services.log.warn(
      { invoiceId: invoice.id, code: file.code },
      'the file of an invoice could not be had',
    )
    return 'away'
  })
}
