import { Readable } from 'node:stream'
import type { Received } from '@mallard/providers/storage'
import type { FastifyInstance } from 'fastify'
import { sendFault, type Words } from '../http/fault-page.ts'
import type { Services } from '../services.ts'

/** Where browsers send files to, when they lie in a folder of the shop. */
export const uploadPath = '/uploads'

const answers: Readonly<
  Record<Exclude<Received, 'taken'>, readonly [status: number, words: Words]>
> = {
  forbidden: [403, ['上传链接已失效，请重试', 'The link for sending is over, please try again']],
  again: [409, ['文件已上传', 'The file is here already']],
  tooLarge: [413, ['文件太大', 'The file is too large']],
  broken: [400, ['上传中断，请重试', 'Sending broke off, please try again']],
}

/**
 * Takes files as they come, byte by byte, for the addresses that were given out; nothing can be
 * read here.
 */
export function receiveUploads(app: FastifyInstance, { storage }: Pick<Services, 'storage'>): void {
  if (!storage.receive) return
  const receive = storage.receive
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, body, done) => done(null, body))
    own.put(`${uploadPath}/*`, async (request, reply) => {
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      const received = await receive(request.url, body)
      if (received === 'taken') return reply.code(204).send()
      // The rest of what was sent is not read.
      return sendFault(request, reply.header('connection', 'close'), ...answers[received])
    })
  })
}
