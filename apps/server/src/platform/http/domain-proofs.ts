import type { FastifyInstance } from 'fastify'

/**
 * Files by which WeChat, WeCom and mini-programs see that a domain is the operator's own
 * (hosts-and-providers.md §1.5): `/MP_verify_….txt`.
 */
export function serveDomainProofs(
  app: FastifyInstance,
  proofs: Readonly<Record<string, string>>,
): void {
  for (const [name, content] of Object.entries(proofs)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(content),
    )
  }
}
