import { integerOf, textOf } from '../../http/fields.ts'
import { httpTransport } from '../../http/transport.ts'
import type { RobotConfig } from '../config.ts'
import { postJson } from '../post.ts'
import type { RobotChannel, RobotFailure } from '../port.ts'

const failures: Readonly<Record<number, RobotFailure>> = {
  93000: 'address',
  93008: 'address',
  45009: 'tooOften',
}

/** A robot in a group of WeCom (企业微信 消息推送): its key in the address is all that it asks for. */
export function createWecomRobot({
  baseUrl,
  transport = httpTransport(),
}: RobotConfig): RobotChannel {
  const begins = `${baseUrl}/cgi-bin/webhook/send?key=`
  return {
    maxBytes: 2048,
    isSigned: false,
    isAddress: (address) =>
      address.startsWith(begins) && /^[\w-]{8,64}$/.test(address.slice(begins.length)),
    send: ({ address }, { text }) =>
      postJson({
        transport,
        url: new URL(address),
        value: { msgtype: 'text', text: { content: text } },
        failures,
        read: (fields) => {
          const code = integerOf(fields, 'errcode')
          return code === undefined ? undefined : { code, message: textOf(fields, 'errmsg') ?? '' }
        },
      }),
  }
}
