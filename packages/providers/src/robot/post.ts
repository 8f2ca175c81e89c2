import { answered, failed, unknown, type Answer } from '../answer.ts'
import { parseFields, type Fields } from '../http/fields.ts'
import { WireFault, type Transport } from '../http/transport.ts'
import type { RobotFailure } from './port.ts'

interface Verdict {
  /** 0: taken. */
  readonly code: number
  readonly message: string
}

interface Posted {
  readonly transport: Transport
  readonly url: URL
  readonly value: object
  /** Its codes by what they mean; others are `refused`. */
  readonly failures: Readonly<Record<number, RobotFailure>>
  /** What the answer says; undefined when it says nothing that can be read. */
  readonly read: (fields: Fields) => Verdict | undefined
}

/** Posts JSON to a robot whose verdict is a number in its answer; -1 is its own fault. */
export async function postJson(posted: Posted): Promise<Answer<'taken', RobotFailure>> {
  const { transport, url, value, failures, read } = posted
  try {
    const answer = await transport({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'mallard' },
      body: JSON.stringify(value),
    })
    if (answer.status === 429) return failed('tooOften', '429')
    const fields = parseFields(answer.body.toString())
    const verdict = fields && answer.status < 500 ? read(fields) : undefined
    if (!verdict || verdict.code === -1) return unknown(String(answer.status))
    const { code, message } = verdict
    return code === 0
      ? answered('taken')
      : failed(failures[code] ?? 'refused', String(code), message)
  } catch (error) {
    if (error instanceof WireFault) return unknown(error.code)
    throw error
  }
}
