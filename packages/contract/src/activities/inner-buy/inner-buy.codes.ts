/** Where what an order takes of a grant stands: kept for it, paid, given back. */
export const innerUseStatus = { reserved: 1, used: 2, closed: 3 } as const

/** SKUs of one inner purchase. */
export const maxInnerItems = 20

/** What a row of a table of grants would do. */
export const innerRowStates = ['new', 'changed', 'same', 'wrong'] as const
export type InnerRowState = (typeof innerRowStates)[number]

/** Why a row of it is not taken, or the whole file. */
export const innerRowProblems = {
  badPhone: ['手机号不正确', 'This is no phone number'],
  badAmount: ['额度须为 0 到 1000000 元，最多两位小数', 'The quota must be 0 to 1 000 000 yuan'],
  twice: ['该手机号在表中出现多次', 'This phone stands in the table twice'],
  unknown: ['没有这个手机号的会员', 'No member has this phone'],
  stranger: ['该会员没有企业员工身份', 'This member is not an employee'],
  belowUsed: ['低于已用和占用的额度', 'Below what is used and kept already'],
} as const
export type InnerRowProblem = keyof typeof innerRowProblems
export const innerRowProblemNames = Object.keys(innerRowProblems) as [
  InnerRowProblem,
  ...InnerRowProblem[],
]

export const innerFileProblems = {
  unreadable: ['无法读取文件，请使用 .xlsx 或 .csv', 'The file cannot be read: use .xlsx or .csv'],
  tooLarge: ['文件过大', 'The file is too large'],
  tooManyRows: ['最多 5000 行', 'At most 5000 rows'],
  noColumns: ['缺少“手机号”或“额度”列', 'A column “phone” or “quota” is missing'],
  noRows: ['表中没有数据', 'There are no rows'],
} as const
