import type { FastifyInstance } from 'fastify'
import { openFiles } from '#features/aftersales/invoice/index.ts'
import type { Services } from '#platform/services.ts'
import { fileOf, requestById } from './invoice-request.repo.ts'

/** Serves the PDFs that staff handed over. */
export function openRequestFiles(app: FastifyInstance, services: Services): void {
  openFiles(app, services, 'invoice-request', ['pdf'], async (id) => {
    const [request, bytes] = await Promise.all([
      requestById(services.db, id),
      fileOf(services.db, id),
    ])
    return request && bytes ? { name: request.invoiceNo, bytes } : 'gone'
  })
}
