import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { takeOfNetwork } from '../network-limit.ts'

/**
 * Where browsers tell what a content policy stopped (`report-uri`: the one way that all of them
 * know).
 */
export const policyReports = '/csp-report'

/**
 * Bytes of a report, and reports that one address may send in a minute: browsers send one for each
 * thing they stop.
 */
const largest = 8 * 1024
const max = 20

const text = z
  .string()
  .transform((value) => value.slice(0, 200))
  .optional()
const report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
})

/** Addresses without what stands behind the path: a query may name a person. */
const plain = (address: string | undefined) => address?.split(/[?#]/)[0]

/**
 * Writes down what browsers stopped. Anyone may send anything here, so little of it is kept and
 * none of it is believed.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  { limiter, log }: Pick<Services, 'limiter' | 'log'>,
): void {
  app.post(policyReports, { bodyLimit: largest }, async (request, reply) => {
    if (!(await takeOfNetwork(limiter, 'csp', request.ip, max, 60_000)))
      return reply.code(429).send()
    const read = report.safeParse(request.body)
    if (!read.success) return reply.code(400).send()
    const {
      'document-uri': page,
      'effective-directive': effective,
      'violated-directive': violated,
      'blocked-uri': blocked,
    } = read.data['csp-report']
    log.warn(
      { page: plain(page), directive: effective ?? violated, blocked: plain(blocked) },
      'a browser stopped something',
    )
    return reply.code(204).send()
  })
}
