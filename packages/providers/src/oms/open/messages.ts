import { fen } from '@mallard/kernel'
import { fieldsOf, integerOf, listOf, textOf, type Fields } from '../../http/fields.ts'
import type { OmsDelivery, OmsEvent, OmsLine, OmsOrder, OmsReturn } from '../port.ts'

const maxUnits = 9999
const maxFen = 1_000_000_000_00
const deliveries: readonly OmsDelivery[] = ['unsent', 'sent', 'arrived']

function readLine(fields: Fields): OmsLine | undefined {
  const lineNo = textOf(fields, 'lineNo')
  const title = textOf(fields, 'title')
  const quantity = integerOf(fields, 'quantity') ?? 0
  const paid = integerOf(fields, 'paidAmount') ?? -1
  if (!lineNo || !title || quantity < 1 || quantity > maxUnits || paid < 0 || paid > maxFen)
    return undefined
  // A word that is not known says nothing: the line can be returned all the same.
  const delivery = deliveries.find((each) => each === textOf(fields, 'delivery'))
  return {
    lineNo,
    title,
    quantity,
    paidAmount: fen(paid),
    attributes: textOf(fields, 'attributes') ?? '',
    productSn: textOf(fields, 'productSn') ?? '',
    ...(delivery && { delivery }),
  }
}

/**
 * An order, whole or not at all: a line that cannot be read would be a line that nobody can return.
 */
export function readOrder(fields: Fields | undefined): OmsOrder | undefined {
  const platform = textOf(fields, 'platform')
  const orderNo = textOf(fields, 'orderNo')
  const paidAt = integerOf(fields, 'paidAt')
  const given = listOf(fields, 'lines')
  const lines = given.flatMap((each) => readLine(each) ?? [])
  const isWhole =
    lines.length === given.length &&
    lines.length > 0 &&
    new Set(lines.map(({ lineNo }) => lineNo)).size === lines.length
  if (!platform || !orderNo || paidAt === undefined || !isWhole) return undefined
  const returnableUntil = integerOf(fields, 'returnableUntil')
  return {
    platform,
    orderNo,
    paidAt,
    lines,
    ...(returnableUntil !== undefined && { returnableUntil }),
  }
}

function readSettlement(fields: Fields | undefined): OmsReturn['settlement'] {
  const voucher = textOf(fields, 'voucher')
  if (voucher) return { voucher }
  const company = textOf(fields, 'company')
  const number = textOf(fields, 'number')
  return company && number ? { company, number } : undefined
}

export function readEvent(fields: Fields | undefined): OmsEvent | undefined {
  const eventId = textOf(fields, 'eventId')
  const returnNo = textOf(fields, 'returnNo')
  if (!eventId || !returnNo) return undefined
  const kind = textOf(fields, 'kind')
  if (kind === 'received') {
    const quantity = integerOf(fields, 'quantity') ?? 0
    return quantity > 0 && quantity <= maxUnits ? { eventId, returnNo, kind, quantity } : undefined
  }
  const settlement =
    kind === 'settled' ? readSettlement(fieldsOf(fields?.['settlement'])) : undefined
  return settlement && { eventId, returnNo, kind: 'settled', settlement }
}
