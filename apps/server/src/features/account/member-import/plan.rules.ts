import type {
  ImportKind,
  ImportProblem,
  ImportState,
} from '@mallard/contract/account/member-import/member-import.codes'
import { cutText, mainlandPhone, plainPhone, type Instant } from '@mallard/kernel'
import { bare, columnsIn, dayIn, fenIn, momentIn, type Cells } from './cells.rules.ts'

/** A level as far as a table can name it. */
export interface LevelName {
  readonly code: string
  readonly names: readonly string[]
  readonly growthMin: number
}

interface Planned {
  readonly line: number
  readonly phone: string
  readonly said: string
  readonly state: ImportState
  readonly problem: ImportProblem | null
}

export interface PlannedMember extends Planned {
  readonly nickname: string
  readonly birthday: string | null
  readonly points: number
  readonly growth: number
}

export interface PlannedOrder extends Planned {
  readonly number: string
  readonly at: Instant
  readonly amount: number
  readonly goods: string
  readonly orderState: string
}

const memberNames = {
  phone: ['手机号', '手机', '联系电话', 'phone', 'mobile'],
  name: ['姓名', '昵称', '会员名', 'name', 'nickname'],
  birthday: ['生日', '出生日期', 'birthday'],
  points: ['积分', '可用积分', 'points'],
  level: ['等级', '会员等级', 'level'],
} as const

const orderNames = {
  number: ['订单号', '订单编号', 'order', 'ordernumber'],
  phone: ['手机号', '买家手机号', '收货人手机号', '联系手机', 'phone'],
  at: ['下单时间', '订单创建时间', '时间', 'time', 'orderedat'],
  amount: ['金额', '实付金额', '订单实付金额', '买家实际支付金额', 'amount', 'paid'],
  goods: ['商品', '商品名称', '全部商品名称', '宝贝标题', 'goods'],
  state: ['状态', '订单状态', 'state', 'status'],
} as const

const longestName = 30
const maxPoints = 1_000_000

const phoneIn = (cell: string | number | undefined) => cutText(plainPhone(String(cell ?? '')), 20)

const numberIn = (cell: string | number | undefined) => cutText(bare(cell), 64)

/** Other systems hide digits behind stars. */
const phoneProblem = (phone: string): ImportProblem | undefined => {
  if (phone.includes('*')) return 'maskedPhone'
  return mainlandPhone.test(phone) ? undefined : 'badPhone'
}

/** The first of what is wrong with a row, its phone before all. */
const problemOf = (
  phone: string,
  rules: readonly (readonly [isWrong: boolean, problem: ImportProblem])[],
): ImportProblem | null => phoneProblem(phone) ?? rules.find(([isWrong]) => isWrong)?.[1] ?? null

/** An empty cell is none; -1 for what is no number of points. */
const pointsIn = (cell: string | number | undefined): number => {
  const text = bare(cell).replaceAll(',', '') || '0'
  return /^\d{1,7}(\.0+)?$/.test(text) ? Number(text) : -1
}

/** A level may have no name in English: what is empty names none. */
const isCalled =
  (name: string) =>
  ({ names }: LevelName) =>
    names.some((one) => bare(one) === name)

const isBadBirthday = (text: string, birthday: string | null, today: string) =>
  text !== '' && (birthday === null || birthday > today)

const isEmpty = (row: readonly (string | number)[]) => row.every((cell) => bare(cell) === '')

const timesOf = (keys: readonly string[]) => {
  const times = new Map<string, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

/** Phones and numbers of orders that a table names; of wrong rows as well. */
export function keysIn(
  [heads = [], ...body]: Cells,
  kind: ImportKind,
): { readonly phones: readonly string[]; readonly numbers: readonly string[] } {
  if (kind === 'members') {
    const places = columnsIn(heads, memberNames, ['phone'])
    const phones = places ? body.map((row) => phoneIn(row[places.phone])) : []
    return { phones: [...new Set(phones)], numbers: [] }
  }
  const places = columnsIn(heads, orderNames, ['number', 'phone'])
  if (!places) return { phones: [], numbers: [] }
  return {
    phones: [...new Set(body.map((row) => phoneIn(row[places.phone])))],
    numbers: [...new Set(body.map((row) => numberIn(row[places.number])))],
  }
}

/** What each row of members would do; undefined when a column is missing. */
export function planMembers(
  [heads = [], ...body]: Cells,
  known: ReadonlySet<string>,
  levels: readonly LevelName[],
  today: string,
): readonly PlannedMember[] | undefined {
  const places = columnsIn(heads, memberNames, ['phone'])
  if (!places) return undefined
  const times = timesOf(body.map((row) => phoneIn(row[places.phone])))
  return body.flatMap((row, index) => {
    if (isEmpty(row)) return []
    const phone = phoneIn(row[places.phone])
    const nickname = String(row[places.name] ?? '').trim()
    const level = bare(row[places.level])
    const found = level === '' ? undefined : levels.find(isCalled(level))
    const birthdayText = bare(row[places.birthday])
    const birthday = dayIn(row[places.birthday]) ?? null
    const points = pointsIn(row[places.points])
    const problem = problemOf(phone, [
      [(times.get(phone) ?? 0) > 1, 'twice'],
      [nickname.length > longestName, 'longName'],
      [isBadBirthday(birthdayText, birthday, today), 'badBirthday'],
      [points < 0 || points > maxPoints, 'badPoints'],
      [level !== '' && !found, 'unknownLevel'],
    ])
    const said = [nickname, birthdayText, level, points > 0 ? String(points) : '']
    return [
      {
        line: index + 2,
        phone,
        said: cutText(said.filter(Boolean).join(' · '), 80),
        nickname,
        birthday,
        points: Math.max(0, points),
        growth: found?.growthMin ?? 0,
        state: problem ? 'wrong' : known.has(phone) ? 'known' : 'new',
        problem,
      },
    ]
  })
}

/** The same of old orders, whose members must be here. */
export function planOrders(
  [heads = [], ...body]: Cells,
  members: ReadonlySet<string>,
  known: ReadonlySet<string>,
  now: Instant,
): readonly PlannedOrder[] | undefined {
  const places = columnsIn(heads, orderNames, ['number', 'phone', 'at', 'amount'])
  if (!places) return undefined
  const times = timesOf(body.map((row) => numberIn(row[places.number])))
  return body.flatMap((row, index) => {
    if (isEmpty(row)) return []
    const phone = phoneIn(row[places.phone])
    const number = numberIn(row[places.number])
    const at = momentIn(row[places.at])
    const amount = fenIn(row[places.amount])
    const goods = cutText(String(row[places.goods] ?? '').trim(), 200)
    const problem = problemOf(phone, [
      [number === '', 'noNumber'],
      [(times.get(number) ?? 0) > 1, 'twice'],
      [at === undefined || at > now, 'badTime'],
      [amount === undefined, 'badAmount'],
      [!members.has(phone), 'unknown'],
    ])
    return [
      {
        line: index + 2,
        phone,
        said: cutText([number, goods].filter(Boolean).join(' · '), 80),
        number,
        at: at ?? 0,
        amount: amount ?? 0,
        goods,
        orderState: cutText(String(row[places.state] ?? '').trim(), 20),
        state: problem ? 'wrong' : known.has(number) ? 'known' : 'new',
        problem,
      },
    ]
  })
}
