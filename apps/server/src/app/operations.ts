import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { everyCall } from '@mallard/contract/calls'
import { deskCalls } from '@mallard/contract/desk-calls'
import type { FastifyInstance } from 'fastify'
import type { Health } from '#platform/health.ts'
import type { Metrics } from '#platform/metrics.ts'
import { openApiOf } from '#platform/openapi.ts'

/** What people and machines that run the shop ask it: health, figures, and the reference of its calls. */
export async function registerOperations(app: FastifyInstance, health: Health, metrics: Metrics, version: string, publicUrl: string): Promise<void> {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const readiness = await health.readiness()
    return reply.code(readiness.isReady ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  const document = openApiOf([...everyCall(), ...everyCall(deskCalls)], version, publicUrl)
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: 'Mallard' } })
}
