import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** The product's name, where the viewer would show its own. */
const name = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="28" fill="#fff" font-family="sans-serif" font-size="26">Mallard</text></svg>',
)

/**
 * The viewer of the reference below `/docs`, opened when somebody first looks at it: few do, and it
 * brings more files than all else that a start reads. The document itself, at `/docs/json`, is not
 * its.
 */
export function serveViewer(app: FastifyInstance): void {
  let opened: Promise<FastifyInstance> | undefined
  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    opened ??= openViewer()
    const viewer = await opened
    const { url, headers } = request.raw
    const shown = await viewer.inject({ method: 'GET', url: url ?? '/', headers })
    if (shown.statusCode === 404) return reply.callNotFound()
    // Of its own connection, which is none.
    const { connection: _connection, date: _date, ...kept } = shown.headers
    // A redirect has no body, and so no type.
    const body = shown.rawPayload.length > 0 ? shown.rawPayload : undefined
    return reply.code(shown.statusCode).headers(kept).send(body)
  }
  app.get('/docs', show)
  app.get('/docs/*', show)
  app.addHook('onClose', async () => (await opened)?.close())
}

async function openViewer(): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const viewer = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  // It would write the whole document anew for each who asks.
  await viewer.register(swagger, { mode: 'static', specification: { document: {} as never } })
  await viewer.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: 'Mallard API' },
    logo: { type: 'image/svg+xml', content: name },
  })
  await viewer.ready()
  return viewer
}
