import { narrow } from '@mallard/kernel'

/** One letter for each province, by which the ministries name it; some have two. */
const province = '[京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川蜀贵黔云滇藏陕甘陇青宁新]'
/** What a filing is numbered by: eight digits, ten that begin with the year, or a licence's. */
const filed = '(?:\\d{8}|20\\d{8}|[A-Z]\\d(?:\\.[A-Z]\\d)*-\\d{8})'

const icp = new RegExp(
  `^${province}(?:ICP备${filed}号(?:-\\d{1,3})?|[A-Z]\\d-\\d{8}(?:-\\d{1,3})?)$`,
)
const miniFiling = new RegExp(`^${province}ICP备${filed}号-\\d{1,3}X$`)
const police = new RegExp(`^${province}公网安备 \\d{14}号$`)

/** Whether a text is the number of a web site's filing: 京ICP备12345678号, …号-1, 粤B2-12345678. */
export const isIcp = (text: string): boolean => icp.test(text)
/** Whether a text is the number of a mini-program's filing: 京ICP备12345678号-2X. */
export const isMiniFiling = (text: string): boolean => miniFiling.test(text)
/** Whether a text is the number of a filing with the police: 京公网安备 11010502030143号. */
export const isPolice = (text: string): boolean => police.test(text)

/** A number of a filing as people copy it: wide letters, small ones, blanks, long dashes. */
export const plainFiling = (text: string): string =>
  narrow(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/** The same of the police, whose numbers are written with one blank. */
export const plainPolice = (text: string): string =>
  plainFiling(text).replace(/^(.公网安备)(\d)/, '$1 $2')
