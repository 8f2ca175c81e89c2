import { adminCalls } from '@mallard/contract/admin-calls'
import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiOf } from '#platform/openapi/document.ts'
import { referenceWords } from '../reference-words.ts'

const calls = [...everyCall(), ...everyCall(adminCalls)]

/**
 * Says how an answer differs from what the reference of the API promises, if it does; calls that
 * are no part of it (of providers) may answer anything.
 */
export function referenceCheck(): (
  call: Call,
  status: number,
  answer: unknown,
) => string | undefined {
  const address = 'https://shop.example/openapi.json'
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false })
  const reference = openApiOf(calls, referenceWords, { version: '0.0.0', serverUrl: address })
  ajv.addSchema({ ...reference, $id: address })
  const checks = new Map<string, ValidateFunction>()
  return ({ path, method }, status, answer) => {
    if (!calls.some(({ call }) => call.path === path && call.method === method)) return undefined
    const pointer =
      status === 200
        ? `/paths/${pathPart(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
        : '/components/schemas/Fault'
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `${address}#${pointer}` })
    checks.set(pointer, check)
    if (check(answer)) return undefined
    const { reason } = answer as { reason?: unknown }
    return `unlike the reference: ${JSON.stringify({ reason, errors: check.errors }).slice(0, 600)}`
  }
}

/** A key of an object as a part of an address that leads to it. */
const pathPart = (path: string) =>
  encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
