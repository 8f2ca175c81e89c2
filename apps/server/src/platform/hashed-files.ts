import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The folder of a build whose files have a new name whenever they change, below `prefix`. */
export async function registerHashedFiles(
  app: FastifyInstance,
  buildDir: string,
  prefix: string,
): Promise<void> {
  await app.register(async (files) => {
    // RFC 9239; a module is UTF-8 whatever its type says.
    files.addHook('onSend', async (_request, reply, body) => {
      if (String(reply.getHeader('content-type')).startsWith('application/javascript'))
        reply.type('text/javascript')
      return body
    })
    await files.register(staticFiles, {
      root: join(buildDir, 'assets'),
      prefix,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Never asked for again under the same name, and small: every head weighs on a phone's line.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      // A cache in front keeps one for each encoding, also of those that were never compressed.
      setHeaders: (response) => void response.setHeader('vary', 'Accept-Encoding'),
      index: false,
      decorateReply: false,
    })
  })
}
