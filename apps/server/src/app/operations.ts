import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import type { FastifyInstance } from 'fastify'
import type { Health } from '#platform/health.ts'
import type { Metrics } from '#platform/metrics.ts'
import { mayReadMetrics } from '#platform/metrics-access.ts'
import { openApiOf } from '#platform/openapi.ts'

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
    return reply.code(readiness.isReady ? 200 : 503).send(readiness)
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
  const document = openApiOf([...everyCall(), ...everyCall(adminCalls)], version, publicUrl)
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: 'Mallard' },
  })
}
