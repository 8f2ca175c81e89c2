import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerHashedFiles } from '#platform/hashed-files.ts'
import { adminHeaders } from '#platform/http/document-headers.ts'

/**
 * The back office: files with hashed names, and its one page for every address below /admin.
 * `uploads`: where its pictures are sent when that is elsewhere.
 */
export async function registerAdmin(
  app: FastifyInstance,
  adminDir: string,
  uploads?: string,
): Promise<void> {
  await registerHashedFiles(app, adminDir, '/admin/assets/')
  const page = readFileSync(join(adminDir, 'index.html'), 'utf8')
  const sendPage = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers(adminHeaders(nonce, uploads))
      .send(page.replaceAll('<script ', `<script nonce="${nonce}" `))
  }
  // Its calls are no pages of it: what is none of them is answered as anywhere in the API.
  for (const path of ['/admin/api', '/admin/api/*'])
    app.get(path, (_request, reply) => reply.callNotFound())
  app.get('/admin', (_request, reply) => sendPage(reply))
  app.get('/admin/*', (_request, reply) => sendPage(reply))
}
