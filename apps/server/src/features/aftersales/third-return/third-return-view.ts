import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'
import { platformName } from '@mallard/contract/aftersales/third-return/third-return.codes'
import type {
  ThirdOrder,
  ThirdRet,
} from '@mallard/contract/aftersales/third-return/third-return.fields'
import { fen, type Instant, type Locale } from '@mallard/kernel'
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
  lineIn,
  ofLine,
  unitsBack,
  unitsLeft,
  worthOf,
  type ReturnRequest,
} from './third-return.rules.ts'

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
        refundable: Array.from({ length: maxNum }, (_, index) => worthOf(line, back, index + 1)),
        applyId: newest?.applyId ?? null,
        statusText: newest ? statusText(newest.status, locale) : '',
      }
    }),
  }
}
