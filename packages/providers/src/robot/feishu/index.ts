import { createHmac } from 'node:crypto'
import { integerOf, textOf } from '../../http/fields.ts'
import { httpTransport } from '../../http/transport.ts'
import type { RobotConfig } from '../config.ts'
import { postJson } from '../post.ts'
import type { RobotChannel, RobotFailure } from '../port.ts'

const failures: Readonly<Record<number, RobotFailure>> = {
  19021: 'signature',
  19001: 'address',
  11232: 'tooOften',
}

/** A robot in a group of Feishu (飞书 自定义机器人) that checks signatures (签名校验). */
export function createFeishuRobot({
  baseUrl,
  clock,
  transport = httpTransport(),
}: RobotConfig): RobotChannel {
  const begins = `${baseUrl}/open-apis/bot/v2/hook/`
  return {
    maxBytes: 15_000,
    isSigned: true,
    isAddress: (address) =>
      address.startsWith(begins) && /^[\w-]{8,64}$/.test(address.slice(begins.length)),
    send({ address, secret }, { text }) {
      const timestamp = String(Math.floor(clock.now() / 1000))
      // The text to sign is the key here, and nothing is signed with it.
      const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64')
      return postJson({
        transport,
        url: new URL(address),
        value: { timestamp, sign, msg_type: 'text', content: { text } },
        failures,
        read: (fields) => {
          const code = integerOf(fields, 'code') ?? integerOf(fields, 'StatusCode')
          return code === undefined ? undefined : { code, message: textOf(fields, 'msg') ?? '' }
        },
      })
    },
  }
}
