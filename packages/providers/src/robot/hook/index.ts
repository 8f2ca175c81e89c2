import type { Clock } from '@mallard/kernel'
import { answered, failed, unknown } from '../../answer.ts'
import { sign } from '../../http/signature.ts'
import type { RobotChannel, RobotFailure } from '../port.ts'

export interface HookConfig {
  readonly clock: Clock
  /**
   * Posts to an address that somebody typed, and to none that is not to be reached from here: the
   * status of the answer, or undefined when there was none.
   */
  readonly post: (
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ) => Promise<number | undefined>
  readonly isAddress: (address: string) => boolean
}

const failures: Readonly<Record<number, RobotFailure>> = {
  401: 'signature',
  403: 'signature',
  404: 'address',
  410: 'address',
  429: 'tooOften',
}

/**
 * Another system that takes JSON by POST: `x-mallard-sign` is HMAC-SHA256 in hexadecimal over time,
 * id and body, joined by line feeds. What it answers with 2xx it has taken.
 */
export function createHook({ clock, post, isAddress }: HookConfig): RobotChannel {
  return {
    maxBytes: 60_000,
    isSigned: true,
    isAddress,
    async send({ address, secret }, { id, text, events }) {
      const time = String(clock.now())
      const body = JSON.stringify({ id, text, events })
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'x-mallard-id': id,
        'x-mallard-time': time,
        'x-mallard-sign': sign(secret, time, id, body),
      }
      const status = await post(address, headers, body)
      if (status === undefined || status >= 500) return unknown(String(status ?? 'NO_ANSWER'))
      if (status >= 200 && status < 300) return answered('taken')
      return failed(failures[status] ?? 'refused', String(status))
    },
  }
}
