import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Health } from '#platform/health.ts'
import type { Metrics } from '#platform/metrics.ts'
import { mayReadMetrics } from '#platform/metrics-access.ts'
import { type ReadyText, readyText, sendReady } from '#platform/http/ready-text.ts'
import { openApiOf } from '#platform/openapi/document.ts'
import { serveViewer } from '#platform/openapi/viewer.ts'
import { referenceWords } from './reference-words.ts'

export interface Operations {
  readonly health: Health
  readonly metrics: Metrics
  /** Who has it may read the metrics; absent: this machine and private networks may. */
  readonly metricsToken: string | undefined
  readonly version: string
  readonly publicUrl: string
}

/**
 * What people and machines that run the shop ask it: health, metrics, and the reference of its
 * calls.
 */
export function registerOperations(
  app: FastifyInstance,
  { health, metrics, metricsToken, version, publicUrl }: Operations,
): void {
  app.get('/healthz', async (_request, reply) => {
    const ok = health.isAlive()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  app.get('/readyz', async (_request, reply) => {
    const readiness = await health.readiness()
    return reply.code(readiness.state === 'unready' ? 503 : 200).send(readiness)
  })
  app.get('/metrics', async (request, reply) => {
    if (
      !mayReadMetrics(
        { peer: request.socket.remoteAddress, headers: request.headers },
        metricsToken,
      )
    )
      return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(
      request.method,
      request.routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1000,
    )
    done()
  })
  const document = documentOnce(version, publicUrl)
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    sendReady(request, reply.header('cache-control', 'no-cache'), document(), {
      'content-type': 'application/json; charset=utf-8',
    })
  app.get('/openapi.json', sendDocument)
  app.get('/docs/json', sendDocument)
  app.get('/docs/yaml', (_request, reply) => reply.redirect('/openapi.json'))
  serveViewer(app)
}

/** The reference document, built lazily on the first request and then cached: building it takes longer than the start. */
function documentOnce(version: string, serverUrl: string): () => ReadyText {
  let text: ReadyText | undefined
  return () =>
    (text ??= readyText(
      JSON.stringify(
        openApiOf([...everyCall(), ...everyCall(adminCalls)], referenceWords, {
          version,
          serverUrl,
        }),
      ),
    ))
}
