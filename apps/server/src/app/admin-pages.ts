import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerHashedFiles } from '#platform/hashed-files.ts'
import { policyReports } from '#platform/http/policy-reports.ts'

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
      .type('text/html; charset=utf-8')
      .headers(headersWith(nonce, uploads))
      .send(page.replaceAll('<script ', `<script nonce="${nonce}" `))
  }
  // Its calls are no pages of it: what is none of them is answered as anywhere in the API.
  for (const path of ['/admin/api', '/admin/api/*'])
    app.get(path, (_request, reply) => reply.callNotFound())
  app.get('/admin', (_request, reply) => sendPage(reply))
  app.get('/admin/*', (_request, reply) => sendPage(reply))
}

/**
 * The back office makes its styles while it runs: they carry the nonce that it finds at its script.
 */
function headersWith(nonce: string, uploads: string | undefined): Record<string, string> {
  const rules = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `connect-src 'self'${uploads ? ` ${uploads}` : ''}`,
    `img-src 'self' data: blob: https:`,
    // How long a video is, is read before it is sent.
    `media-src 'self' blob:`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri ${policyReports}`,
  ]
  return {
    'cache-control': 'no-store',
    'content-security-policy': rules.join('; '),
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
}
