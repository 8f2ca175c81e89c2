import { cutText } from '@mallard/kernel'
import { answered, failed, unknown } from '../../answer.ts'
import {
  businessCaller,
  type BusinessConfig,
  type Dialect,
} from '../../express/kuaidi100/business.ts'
import { fieldsOf, textOf, type Fields } from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { Label, LabelAccount, LabelChannel, LabelFailure, LabelParty } from '../port.ts'

export type LabelConfig = BusinessConfig

const dialect: Dialect<LabelFailure> = {
  path: '/label/order',
  done: 'success',
  code: 'code',
  failures: { '10000': 'badRequest', '400': 'badRequest', '503': 'config', '601': 'config' },
}

const partyOf = ({ name, phone, address }: LabelParty) => ({
  name,
  mobile: phone,
  printAddr: address,
})

const accountOf = ({ carrier, partnerId, partnerKey, partnerSecret, branch }: LabelAccount) => ({
  kuaidicom: carrier,
  partnerId,
  partnerKey,
  ...(partnerSecret && { partnerSecret }),
  ...(branch && { net: branch }),
})

/**
 * Kuaidi100's electronic waybills (V2): it asks the carrier for a number with the shop's own
 * account, and draws the label. That the same order number answers the label of before is taken for
 * granted here and was not seen of the live interface; should it draw another, the first one is
 * never sent with.
 */
export function createKuaidi100Labels(config: LabelConfig): LabelChannel {
  const call = businessCaller(config, dialect)
  const transport = config.transport ?? httpTransport()
  return {
    order: ({ labelNo, account, sender, receiver, goods }) =>
      call(
        'order',
        {
          ...accountOf(account),
          printType: 'IMAGE',
          ...(account.template && { tempId: account.template }),
          orderId: labelNo,
          sendMan: partyOf(sender),
          recMan: partyOf(receiver),
          cargo: cutText(goods, 20),
          count: '1',
          payType: 'SHIPPER',
          expType: '标准快递',
        },
        labelOf,
      ),
    cancel: ({ labelNo, waybill, account }, reason) =>
      call(
        'cancel',
        {
          ...accountOf(account),
          orderId: labelNo,
          kuaidinum: waybill,
          reason: cutText(reason, 30),
        },
        () => 'cancelled' as const,
      ),
    async picture(address) {
      const url = placeOf(address, config.baseUrl)
      if (!url) return failed('refused', 'ADDRESS')
      try {
        const headers = { 'user-agent': 'mallard' }
        const { status, body } = await transport({ method: 'GET', url, headers })
        if (status !== 200) return status < 500 ? failed('refused', String(status)) : unknown('5XX')
        return isPicture(body) ? answered(body) : failed('refused', 'NO_PICTURE')
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
  }
}

function labelOf(fields: Fields): Label | undefined {
  const data = fieldsOf(fields['data'])
  const [waybill, taskId, pictureUrl] = ['kuaidinum', 'taskId', 'label'].map((name) =>
    textOf(data, name),
  )
  return waybill && /^[A-Za-z0-9-]{6,32}$/.test(waybill) && taskId && pictureUrl
    ? { waybill, taskId, pictureUrl }
    : undefined
}

/** Its own hosts alone: what it answers must not have us ask anybody else. */
function placeOf(address: string, baseUrl: string): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const [url, own] = [new URL(address), new URL(baseUrl)]
  const isOwn = url.origin === own.origin
  const isTheirs = url.protocol === 'https:' && /(^|\.)kuaidi100\.com$/.test(url.hostname)
  return isOwn || isTheirs ? url : undefined
}

const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
