import { timingSafeEqual } from 'node:crypto'
import { beijingDateTime, day, cutText } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { acknowledge } from '../../express/kuaidi100/acknowledge.ts'
import { md5 } from '../../express/kuaidi100/signature.ts'
import { withBreaker } from '../../http/breaker.ts'
import { fieldsOf, integerOf, parseFields, textOf, type Fields } from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { PickupChannel, PickupEvent, PickupFailure, PickupState } from '../port.ts'
import type { PickupConfig } from './config.ts'

const failures: Readonly<Record<string, PickupFailure>> = {
  '400': 'badRequest',
  '503': 'config',
  '600': 'config',
  '601': 'config',
}

/**
 * 0 placed, 1 accepted, 2 collecting, 10 collected, 101 on its way, 9 and 99 cancelled, 11 not
 * collected; others come later.
 */
const states: Readonly<Record<number, PickupState>> = {
  0: 'placed',
  1: 'accepted',
  2: 'accepted',
  9: 'cancelled',
  10: 'taken',
  11: 'failed',
  99: 'cancelled',
  101: 'taken',
}
const days = ['今天', '明天', '后天']

type Call = <T>(
  method: string,
  input: object,
  read: (fields: Fields) => T | undefined,
) => Promise<Answer<T, PickupFailure>>

/** Asks Kuaidi100, and reads what it answers. */
function caller(config: PickupConfig): Call {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  return async (method, input, read) => {
    const param = JSON.stringify(input)
    const t = String(config.clock.now())
    const form = {
      method,
      key: config.key,
      t,
      sign: md5(param, t, config.key, config.secret),
      param,
    }
    try {
      const url = new URL(`${config.baseUrl.replace(/\/$/, '')}/order/borderapi.do`)
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'mallard',
      }
      const answer = await transport({
        method: 'POST',
        url,
        headers,
        body: new URLSearchParams(form).toString(),
      })
      const fields = answer.status < 500 ? parseFields(answer.body.toString()) : undefined
      if (!fields) return unknown(String(answer.status))
      const code = textOf(fields, 'returnCode') ?? ''
      if (fields['result'] !== true || code !== '200')
        return failed(failures[code] ?? 'refused', code, textOf(fields, 'message'))
      const data = read(fields)
      return data === undefined ? unknown('UNREADABLE') : answered(data)
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }
}

/** Kuaidi100's orders for businesses: the shop pays the carrier through its account. */
export function createKuaidi100Pickup(config: PickupConfig): PickupChannel {
  const call = caller(config)

  return {
    carrier: config.carrier,

    async book({ pickupNo, sender, receiver, goods, day: date, from, until }) {
      const dayType = days.find(
        (_, ahead) => beijingDateTime(config.clock.now() + ahead * day).slice(0, 10) === date,
      )
      if (!dayType) return failed('badRequest', 'DAY')
      return call(
        'bOrder',
        {
          kuaidicom: config.carrier,
          sendManName: sender.name,
          sendManMobile: sender.phone,
          sendManPrintAddr: sender.address,
          recManName: receiver.name,
          recManMobile: receiver.phone,
          recManPrintAddr: receiver.address,
          cargo: goods,
          weight: '1',
          payment: 'SHIPPER',
          dayType,
          pickupStartTime: from,
          pickupEndTime: until,
          salt: config.salt,
          callBackUrl: `${config.callbackUrl}/${pickupNo}`,
        },
        (fields) => refOf(fieldsOf(fields['data'])),
      )
    },

    cancel: ({ taskId, orderId }, reason) =>
      call(
        'cancel',
        { taskId, orderId, cancelMsg: cutText(reason, 30) },
        () => 'cancelled' as const,
      ),
    parseEvent: async (rawBody) => parseEvent(config.salt, rawBody),
    acknowledge,
  }
}

function refOf(fields: Fields | undefined) {
  const taskId = textOf(fields, 'taskId')
  const orderId = textOf(fields, 'orderId')
  return taskId && orderId ? { taskId, orderId } : undefined
}

function parseEvent(salt: string, rawBody: Buffer): Answer<PickupEvent, 'signature' | 'malformed'> {
  const form = new URLSearchParams(rawBody.toString())
  const param = form.get('param')
  const taskId = form.get('taskId')
  if (!param || !taskId) return failed('malformed', 'FORM')
  const expected = Buffer.from(md5(param, salt))
  const given = Buffer.from((form.get('sign') ?? '').toUpperCase())
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return failed('signature', 'SIGN')
  const fields = parseFields(param)
  const data = fieldsOf(fields?.['data'])
  const orderId = textOf(data, 'orderId')
  const status = integerOf(data, 'status')
  if (!orderId || status === undefined) return failed('malformed', 'PARAM')
  const [name, phone] = [textOf(data, 'courierName'), textOf(data, 'courierMobile')]
  const [company, number] = [textOf(fields, 'kuaidicom'), textOf(fields, 'kuaidinum')]
  return answered({
    ref: { taskId, orderId },
    state: states[status] ?? 'later',
    ...(name && phone && { courier: { name, phone } }),
    ...(company && number && { waybill: { company, number } }),
  })
}
