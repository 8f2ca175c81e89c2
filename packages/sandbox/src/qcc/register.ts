export interface Registered {
  readonly Name: string
  readonly CreditCode: string
  readonly OperName: string
  readonly Status: string
}

const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check character of GB 32100-2015: weights are powers of three modulo 31. */
function withCheck(body: string): string {
  let sum = 0
  let weight = 1
  for (const letter of body) {
    sum += weight * letters.indexOf(letter)
    weight = (weight * 3) % 31
  }
  return body + letters.charAt((31 - (sum % 31)) % 31)
}

const regions: readonly (readonly [code: string, city: string])[] = [
  ['330106', '杭州'],
  ['330203', '宁波'],
  ['310115', '上海'],
  ['440305', '深圳'],
  ['110108', '北京'],
  ['510104', '成都'],
]
const names = ['青禾', '云栖', '木棉', '海鸥', '白鹭', '松风', '麦田', '石桥']
const trades = ['科技', '家居', '贸易', '文化传播', '餐饮管理']

/** Companies that nobody has founded, and one that has closed. */
export const register: readonly Registered[] = [
  ...regions.flatMap(([code, city], region) =>
    names.map((name, place) => {
      const serial = `MA${String(region + 1)}${String(place + 1).padStart(2, '0')}B7X${letters.charAt((region * 8 + place) % 31)}`
      return {
        Name: `${city}${name}${trades[(region + place) % trades.length]}有限公司`,
        CreditCode: withCheck(`91${code}${serial}`),
        OperName: '',
        Status: '存续（在营、开业、在册）',
      }
    }),
  ),
  {
    Name: '杭州旧桥百货有限公司',
    CreditCode: withCheck('91330106MA900B7X0'),
    OperName: '',
    Status: '注销',
  },
]
