import type { FastifyInstance } from 'fastify'
import { sendFault, type Words } from '#platform/http/fault-page.ts'
import type { Services } from '#platform/services.ts'
import { opensFile } from './file-pass.ts'
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

/**
 * Serves the PDFs of issued invoices to anyone who holds a signed address; they stay with the party
 * that issued them.
 */
export function openInvoiceFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; until: string; sign: string } }>(
    '/invoice-files/:id/:until/:sign.pdf',
    async (request, reply) => {
      const { id, until, sign } = request.params
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      if (
        !/^\d{1,10}$/.test(id) ||
        !/^\d{1,15}$/.test(until) ||
        !opensFile(services, Number(id), Number(until), sign)
      )
        return sendFault(request, reply, 404, over)
      const invoice = await invoiceById(services.db, Number(id))
      const ref = invoice?.invoiceNo ? refOf(invoice) : undefined
      if (!invoice || !ref || !services.fapiao) return sendFault(request, reply, 404, over)
      const file = await services.fapiao.file(ref)
      if (file.kind !== 'ok') {
        services.log.warn(
          { invoiceId: invoice.id, code: file.code },
          'the file of an invoice could not be had',
        )
        return sendFault(request, reply, 502, away)
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoice-${invoice.invoiceNo}.pdf"`)
        .send(file.data)
    },
  )
}
