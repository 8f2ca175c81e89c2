import { Readable } from 'node:stream'
import { exportKindWords } from '@mallard/contract/people/export/export-words'
import type { FastifyInstance } from 'fastify'
import { textIn } from '#platform/locale.rules.ts'
import { sendFault, type Words } from '#platform/http/fault-page.ts'
import type { Services } from '#platform/services.ts'
import { opensExport } from './export-pass.ts'
import { exportById, partsOf, type ExportRow } from './export.repo.ts'

const over: Words = [
  '下载链接已失效，请回到数据导出页面重新下载',
  'This link is over. Go back to the page of exports and download it again',
]

/** Serves an export to whoever holds a signed address, part by part as it is read. */
export function openExportFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; until: string; sign: string } }>(
    '/export-files/:id/:until/:sign.csv',
    async (request, reply) => {
      const { id, until, sign } = request.params
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      const isGood = /^\d{1,10}$/.test(id) && /^\d{1,15}$/.test(until)
      if (!isGood || !opensExport(services, Number(id), Number(until), sign))
        return sendFault(request, reply, 404, over)
      const row = await exportById(services.db, Number(id))
      if (row?.state !== 'ready') return sendFault(request, reply, 404, over)
      const parts = await partsOf(services.db, row.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-length', row.bytes)
        .header('content-disposition', dispositionOf(row))
        .send(Readable.from(bytesOf(services, parts)))
    },
  )
}

/** One part after the other, each when the one before it was taken. */
async function* bytesOf(
  { storage }: Services,
  parts: readonly { readonly key: string; readonly bytes: number }[],
): AsyncGenerator<Buffer> {
  for (const { key, bytes } of parts) {
    const read = await storage.read(key, bytes)
    // The answer breaks off, shorter than it said: nobody takes a part for the whole.
    if (read.kind !== 'ok') throw new Error(`a part of an export could not be read: ${read.code}`)
    yield read.data
  }
}

/** The name in the language of the export, and a plain one for what cannot read that. */
function dispositionOf({ id, kind, locale, from_day: from, until_day: until }: ExportRow): string {
  const days = from === null ? '' : `-${from}-${until}`
  const name = `${textIn(locale, exportKindWords[kind]).replaceAll(' ', '-')}${days}-${id}.csv`
  return `attachment; filename="${kind}${days}-${id}.csv"; filename*=UTF-8''${encodeURIComponent(name)}`
}
