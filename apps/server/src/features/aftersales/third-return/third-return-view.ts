import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'
import { refusalText } from '@mallard/contract/errors'
import { returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import {
  platformName,
  thirdReturnTypes,
} from '@mallard/contract/aftersales/third-return/third-return.codes'
import type {
  ThirdOrder,
  ThirdRet,
  ThirdWay,
} from '@mallard/contract/aftersales/third-return/third-return.fields'
import { fen, refuse, type Instant, type Locale } from '@mallard/kernel'
import {
  reasonText,
  returnActionsOf,
  statusText,
  timelineOf,
  typeText,
} from '#features/aftersales/returns/index.ts'
import type { OpenedOrder } from './access.repo.ts'
import type { ThirdReturnRow } from './third-return.repo.ts'
import {
  barOf,
  lineIn,
  ofLine,
  unitsBack,
  unitsLeft,
  worthOf,
  type KeptLine,
  type ReturnRequest,
} from './third-return.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

/** A return as its buyer sees it at that moment; `signed` opens the pictures. */
export function thirdView(
  row: ThirdReturnRow,
  locale: Locale,
  now: Instant,
  signed: (pic: PictureRef) => PictureRef,
): ThirdRet {
  const { settlement } = row
  const hasParcel = row.companyCode !== null && row.deliverySn !== null
  const parcelOf = (companyCode: string, deliverySn: string) => ({
    companyCode,
    companyName: carrierName(companyCode, locale) ?? companyCode,
    deliverySn,
  })
  return {
    applyId: row.applyId,
    type: row.type,
    typeText: typeText(row.type, locale),
    status: row.status as ReturnStatus,
    statusText: statusText(row.status, locale),
    num: row.quantity,
    applyAmount: fen(row.applyAmount),
    approvedAmount: row.approvedAmount === null ? null : fen(row.approvedAmount),
    reasonCode: row.reasonCode,
    reason: reasonText(row.reasonCode, locale),
    desc: row.description,
    pics: row.pics.map(signed),
    answer: row.answer,
    returnAddress: row.returnAddress,
    freight: hasParcel ? parcelOf(row.companyCode!, row.deliverySn!) : null,
    timeline: timelineOf(row.log, locale),
    createTime: row.createdAt.getTime(),
    deadlineAt: row.deadlineAt?.getTime() ?? null,
    actions: returnActionsOf(row, hasParcel, now),
    platform: row.platform,
    platformText: platformName(row.platform, locale),
    thirdOrderSn: row.orderNo,
    line: lineIn(row.line, locale),
    settlement:
      settlement &&
      ('voucher' in settlement
        ? { voucher: settlement.voucher, pics: settlement.pics.map(signed) }
        : parcelOf(settlement.companyCode, settlement.deliverySn)),
  }
}

/** What each way means, once its goods were sent. */
const notes: Readonly<Record<number, readonly [string, string]>> = {
  [returnType.back]: [
    '寄回商品，商家验收后退款',
    'Send it back; refunded once the store has checked it',
  ],
  [returnType.exchange]: [
    '寄回商品，商家验收后换新寄出',
    'Send it back; replaced once the store has checked it',
  ],
  [returnType.reissue]: [
    '少件、破损或没有收到，商家补寄',
    'Something is missing, broken or lost: it is sent again',
  ],
  [returnType.refundOnly]: [
    '没有收到货，或与商家协商一致，无需寄回',
    'It did not arrive, or the store agreed: nothing to send back',
  ],
}
const unsentNote = [
  '商品还没有发出，商家同意后退款',
  'Not sent yet: refunded once the store agrees',
] as const

/** Every way that a line could be given back, and why it cannot. */
function waysOf(line: KeptLine, locale: Locale): ThirdWay[] {
  return thirdReturnTypes.map((type) => {
    const bar = barOf(type, line)
    const note = line.delivery === 'unsent' ? unsentNote : notes[type]
    return {
      type,
      text: typeText(type, locale),
      isOpen: bar === undefined,
      note: bar ? refusalText(refuse(bar), locale) : note ? textIn(locale, note) : '',
    }
  })
}

export function orderView(
  order: OpenedOrder,
  asked: readonly ReturnRequest[],
  now: Instant,
  locale: Locale,
): ThirdOrder {
  const until = order.returnableUntil?.getTime()
  return {
    ticket: order.ticket,
    expiresAt: order.expiresAt.getTime(),
    platform: order.platform,
    platformText: platformName(order.platform, locale),
    thirdOrderSn: order.orderNo,
    payTime: order.paidAt.getTime(),
    returnableUntil: until ?? null,
    lines: order.lines.map((line) => {
      const maxNum = unitsLeft(line, asked, until, now)
      const back = unitsBack(asked, line.lineNo)
      const [newest] = ofLine(asked, line.lineNo)
      return {
        ...lineIn(line, locale),
        maxNum,
        ways: waysOf(line, locale),
        refundable: Array.from({ length: maxNum }, (_, index) => worthOf(line, back, index + 1)),
        applyId: newest?.applyId ?? null,
        statusText: newest ? statusText(newest.status, locale) : '',
      }
    }),
  }
}
