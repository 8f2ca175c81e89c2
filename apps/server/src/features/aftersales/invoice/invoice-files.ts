import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/services.ts'
import { opensFile } from './file-pass.ts'
import { invoiceById } from './invoice.repo.ts'
import { refOf } from './invoice.rules.ts'

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
        return reply.code(404).send()
      const invoice = await invoiceById(services.db, Number(id))
      const ref = invoice?.invoiceNo ? refOf(invoice) : undefined
      if (!invoice || !ref || !services.fapiao) return reply.code(404).send()
      const file = await services.fapiao.file(ref)
      if (file.kind !== 'ok') {
        services.log.warn(
          { invoiceId: invoice.id, code: file.code },
          'the file of an invoice could not be had',
        )
        return reply.code(502).send()
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoice-${invoice.invoiceNo}.pdf"`)
        .send(file.data)
    },
  )
}
