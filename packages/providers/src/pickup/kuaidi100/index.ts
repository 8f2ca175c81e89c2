import { timingSafeEqual } from 'node:crypto'
import { beijingDateTime, day, cutText } from '@mallard/kernel'
import { answered, failed, type Answer } from '../../answer.ts'
import { acknowledge } from '../../express/kuaidi100/acknowledge.ts'
import { businessCaller, type Dialect } from '../../express/kuaidi100/business.ts'
import { md5 } from '../../express/kuaidi100/signature.ts'
import { fieldsOf, integerOf, parseFields, textOf, type Fields } from '../../http/fields.ts'
import type { PickupChannel, PickupEvent, PickupFailure, PickupState } from '../port.ts'
import type { PickupConfig } from './config.ts'

const dialect: Dialect<PickupFailure> = {
  path: '/order/borderapi.do',
  done: 'result',
  code: 'returnCode',
  failures: { '400': 'badRequest', '503': 'config', '600': 'config', '601': 'config' },
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

/** Kuaidi100's orders for businesses: the shop pays the carrier through its account. */
export function createKuaidi100Pickup(config: PickupConfig): PickupChannel {
  const call = businessCaller(config, dialect)

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
