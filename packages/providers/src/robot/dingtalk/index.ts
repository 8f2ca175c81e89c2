import { createHmac } from 'node:crypto'
import { integerOf, textOf } from '../../http/fields.ts'
import { httpTransport } from '../../http/transport.ts'
import type { RobotConfig } from '../config.ts'
import { postJson } from '../post.ts'
import type { RobotChannel, RobotFailure } from '../port.ts'

const failures: Readonly<Record<number, RobotFailure>> = {
  310000: 'signature',
  300001: 'address',
  300005: 'address',
  130101: 'tooOften',
  660026: 'tooOften',
}

/** A robot in a group of DingTalk (钉钉 自定义机器人) that asks for signatures (加签). */
export function createDingtalkRobot({
  baseUrl,
  clock,
  transport = httpTransport(),
}: RobotConfig): RobotChannel {
  const begins = `${baseUrl}/robot/send?access_token=`
  return {
    maxBytes: 15_000,
    isSigned: true,
    isAddress: (address) =>
      address.startsWith(begins) && /^[\w-]{8,128}$/.test(address.slice(begins.length)),
    send({ address, secret }, { text }) {
      const timestamp = String(clock.now())
      const url = new URL(address)
      url.searchParams.set('timestamp', timestamp)
      url.searchParams.set(
        'sign',
        createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'),
      )
      return postJson({
        transport,
        url,
        value: { msgtype: 'text', text: { content: text } },
        failures,
        read: (fields) => {
          const code = integerOf(fields, 'errcode')
          return code === undefined ? undefined : { code, message: textOf(fields, 'errmsg') ?? '' }
        },
      })
    },
  }
}
