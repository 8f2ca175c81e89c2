/**
 * What can be wrong with a row of a shipping table, in both languages: the page and the file of
 * results say it alike.
 */
export const shippingProblems = {
  badOrderSn: ['订单编号应为20位数字', 'An order number has 20 digits'],
  roundedOrderSn: [
    '订单编号被表格软件改成了数字，请设为文本后重填',
    'The order number was turned into a rounded number: make the column text and enter it again',
  ],
  unknownOrder: ['本店没有这个订单', 'This store has no such order'],
  noCarrier: ['没有填快递公司', 'The carrier is missing'],
  unknownCarrier: ['不支持该快递公司', 'This carrier is not known'],
  noWaybill: ['没有填运单号', 'The waybill number is missing'],
  badWaybill: [
    '运单号应为6-32位字母、数字或短横线',
    'A waybill number has 6 to 32 letters, digits or hyphens',
  ],
  roundedWaybill: [
    '运单号被表格软件改成了数字，请设为文本后重填',
    'The waybill number was turned into a rounded number: make the column text and enter it again',
  ],
  unknownSku: ['订单里没有这个商品编号', 'The order has no such SKU'],
  badQuantity: ['数量应为1-999的整数', 'A quantity is a whole number from 1 to 999'],
  quantityWithoutSku: ['填了数量就要填商品编号', 'A quantity needs its SKU'],
  notShippable: ['订单当前不可发货', 'This order cannot be shipped now'],
  tooMany: ['超过可发数量', 'More than is left to ship'],
  nothingLeft: ['没有可发的商品', 'Nothing is left to ship'],
  otherRow: [
    '同一包裹的另一行有误，整个包裹没有发出',
    'Another row of the same parcel is wrong, so the parcel was not sent',
  ],
} as const satisfies Record<string, readonly [zh: string, en: string]>
export type ShippingProblem = keyof typeof shippingProblems
export const shippingProblemNames = Object.keys(shippingProblems) as [
  ShippingProblem,
  ...ShippingProblem[],
]

/**
 * Where a row stands: may be sent, was sent by this table, was sent before, is wrong, has no
 * waybill yet.
 */
export const shippingRowStates = ['ready', 'shipped', 'already', 'wrong', 'blank'] as const
export type ShippingRowState = (typeof shippingRowStates)[number]

/** Where a table of waybills stands: checked, nothing shipped yet; being shipped; done. */
export const shippingBatchStatus = { checked: 0, running: 1, done: 2 } as const

/** Why a whole file cannot be read. */
export const shippingFileProblems = {
  unreadable: [
    '文件无法读取，请另存为 .xlsx 或 UTF-8 的 .csv',
    'The file cannot be read: save it as .xlsx or as .csv in UTF-8',
  ],
  tooLarge: [
    '表格太大：最多5000行、256列；请删掉空行空列，或另存为 .csv 再上传',
    'The table is too large: 5000 rows and 256 columns at most. Delete empty rows and columns, or save it as .csv',
  ],
  noColumns: [
    '第一行要有列名：订单编号、快递公司、运单号',
    'The first row must name the columns: order number, carrier, waybill',
  ],
  noRows: ['文件里没有数据行', 'The file has no rows'],
  tooManyRows: ['一次最多5000行，请分成几个文件', 'At most 5000 rows at once: split the file'],
} as const satisfies Record<string, readonly [zh: string, en: string]>
