import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import type { FastifyInstance } from 'fastify'
import type { Health } from '#platform/health.ts'
import type { Metrics } from '#platform/metrics.ts'
import { mayReadMetrics } from '#platform/metrics-access.ts'
import { openApiOf } from '#platform/openapi/document.ts'
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
export async function registerOperations(
  app: FastifyInstance,
  { health, metrics, metricsToken, version, publicUrl }: Operations,
): Promise<void> {
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
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { toJSON: () => JSON.parse(document()) as unknown } as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: 'Mallard API' },
    logo: { type: 'image/svg+xml', content: name },
  })
}

/** The product's name, where the viewer would show its own. */
const name = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="28" fill="#fff" font-family="sans-serif" font-size="26">Mallard</text></svg>',
)

/** The reference as text, made when somebody wants it: that takes longer than to start. */
function documentOnce(version: string, serverUrl: string): () => string {
  let text: string | undefined
  return () =>
    (text ??= JSON.stringify(
      openApiOf([...everyCall(), ...everyCall(adminCalls)], referenceWords, { version, serverUrl }),
    ))
}
