/** Tables that can be taken over from another system: who its members are, and what they ordered there. */
export const importKinds = ['members', 'orders'] as const
export type ImportKind = (typeof importKinds)[number]

/** Rows of a table besides its heading. */
export const maxImportRows = 10_000

/** What a row would do: make a member or keep an order; nothing, since it is here; or it is left out. */
export const importStates = ['new', 'known', 'wrong'] as const
export type ImportState = (typeof importStates)[number]

/** Why a row is left out; zh-CN, en. */
export const importProblems = {
  badPhone: ['手机号不正确', 'The phone is wrong'],
  maskedPhone: ['手机号被打码，须用完整号码', 'The phone is masked: the whole number is needed'],
  twice: ['表中重复', 'It stands in the table twice'],
  longName: ['昵称超过 30 字', 'The name is longer than 30 letters'],
  badBirthday: ['生日不正确', 'The birthday is wrong'],
  badPoints: ['积分须为 0 – 1000000 的整数', 'Points are a whole number from 0 to 1,000,000'],
  unknownLevel: ['没有这个等级', 'There is no such level'],
  noNumber: ['缺少订单号', 'The number of the order is missing'],
  badTime: ['下单时间不正确', 'The time of the order is wrong'],
  badAmount: ['金额不正确', 'The amount is wrong'],
  unknown: ['没有这位会员，请先导入会员', 'There is no such member: import members first'],
} as const
export type ImportProblem = keyof typeof importProblems
export const importProblemNames = Object.keys(importProblems) as [ImportProblem, ...ImportProblem[]]

/** What is wrong with a file as a whole; zh-CN, en. */
export const importFileProblems = {
  unreadable: ['无法读取文件，请使用 .xlsx 或 .csv', 'The file cannot be read: use .xlsx or .csv'],
  tooLarge: ['文件过大', 'The file is too large'],
  tooManyRows: ['最多 10000 行', 'At most 10,000 rows'],
  noColumns: ['缺少必要的列', 'A column that is needed is missing'],
  noRows: ['表中没有数据', 'There are no rows'],
} as const
