import { createHash } from 'node:crypto'
import { answered, failed, unknown } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { parseFields, textOf } from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { Company, CompanyDirectory, CompanyFailure } from '../port.ts'
import type { QccConfig } from './config.ts'

/** Its `Status`, a text of digits (openapi.qcc.com, error codes of the interfaces). */
const found = '200'
const none = '201'
/** Paid queries that are used up, owed for, or paused; every other refusal is our configuration. */
const exhausted: ReadonlySet<string> = new Set(['102', '103', '110', '112'])
const max = 10

/**
 * Qichacha's search for companies (企查查 FuzzySearch/GetList): each query is signed by the second,
 * and paid for.
 */
export function createQcc({
  baseUrl,
  key,
  secret,
  clock,
  transport = httpTransport(),
}: QccConfig): CompanyDirectory {
  const exchange = withBreaker(transport, clock)
  return {
    async find(keyword) {
      const seconds = String(Math.floor(clock.now() / 1000))
      const token = createHash('md5')
        .update(key + seconds + secret)
        .digest('hex')
        .toUpperCase()
      const url = new URL(
        `${baseUrl}/FuzzySearch/GetList?${new URLSearchParams({ key, searchKey: keyword })}`,
      )
      try {
        const answer = await exchange({ method: 'GET', url, headers: { token, timespan: seconds } })
        const fields = parseFields(answer.body.toString())
        const status = textOf(fields, 'Status')
        if (!fields || !status || answer.status >= 500)
          return unknown(status ?? String(answer.status))
        if (status === none) return answered([])
        if (status === found) return answered(companiesIn(fields['Result']))
        if (status === '199') return unknown(status, textOf(fields, 'Message'))
        return failed<CompanyFailure>(
          exhausted.has(status) ? 'exhausted' : 'config',
          status,
          textOf(fields, 'Message'),
        )
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
  }
}

/** Only what has a name and a number; who has closed cannot be invoiced. */
function companiesIn(result: unknown): Company[] {
  if (!Array.isArray(result)) return []
  return result
    .flatMap((each: Readonly<Record<string, unknown>> | null) => {
      const [name, taxNo, status] = [each?.['Name'], each?.['CreditCode'], each?.['Status']]
      if (typeof name !== 'string' || typeof taxNo !== 'string' || !/^[0-9A-Z]{18}$/.test(taxNo))
        return []
      return typeof status === 'string' && /注销|吊销/.test(status)
        ? []
        : [{ name: name.replaceAll(/<\/?em>/g, ''), taxNo }]
    })
    .slice(0, max)
}
