import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { adminCalls } from '../../admin-calls.ts'
import { everyCall } from '../../calls.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { auditKinds } from './audit.codes.ts'
import { peopleKinds, readWays } from './people-read.codes.ts'
import { readObjectText, wayText } from './people-read-words.ts'

/** Names of fields that say something of a person. */
const personal =
  /^(phone\w*|receiver\w*|buyer|nickname|memberId|avatar|email|realName|bank\w*|accountNo|reg(Address|Phone)|address|openId)$/

/** Fields of those names that are nobody's, by call. */
const nobodys: Readonly<Record<string, string>> = {
  'storeAdmin.list': 'of the store',
  'storeAdmin.save': 'of the store',
  'storeAdmin.saveTimes': 'of the store',
  'storeAdmin.saveLegal': 'of the store',
  'storeAdmin.savePromises': 'of the store',
  'storeAdmin.saveSending': 'of the store',
  'carrierAdmin.read': 'of the shop',
  'parcelLabelAdmin.accounts': 'of the store',
  'carrierAdmin.save': 'of the shop',
  'accountAdmin.read': 'of the shop',
  'accountAdmin.propose': 'of the shop',
  'accountAdmin.decide': 'of the shop',
  'accountAdmin.stop': 'of the shop',
  'approval.rules': 'one’s own',
  'approval.save': 'one’s own',
  'approval.code': 'one’s own',
  'approval.phone': 'one’s own',
  'staff.auditExport': 'of the staff',
  'goodsAdmin.export': 'goods',
  'goodsImport.template': 'goods',
  'goodsImport.wrong': 'goods',
  'figuresAdmin.exportReport': 'sums',
}

/** Change something, and answer with the changed thing: who did it is in the audit log. */
const changes: Readonly<Record<string, readonly string[]>> = {
  orderAdmin: [
    ...['watchParcel', 'correctWaybill', 'ship', 'addNote', 'flag', 'receiver', 'price', 'close'],
    'repair',
  ],
  voucherAdmin: ['approve', 'reject'],
  reviewAdmin: ['judge', 'reply'],
  returnsAdmin: [
    ...['agree', 'refuse', 'receive', 'refuseReceipt', 'sendAgain', 'transferred', 'bookPickup'],
    'cancelPickup',
  ],
  thirdReturnAdmin: [
    ...['agree', 'refuse', 'receive', 'refuseReceipt', 'transferred', 'replaced', 'tellAgain'],
  ],
  couponAdmin: ['issue'],
  innerBuyAdmin: ['addGrant', 'changeGrant', 'checkSheet', 'importSheet'],
  invitationAdmin: ['checkIn'],
  evaluateAdmin: ['promote'],
  memberImportAdmin: ['check', 'run'],
  lotteryAdmin: ['ship'],
  fxAdmin: ['decide', 'approve', 'reject', 'pay', 'fail'],
  pointsAdmin: ['adjust', 'decide'],
  invoiceAdmin: [
    'issue',
    'retry',
    'reject',
    'mail',
    'reverse',
    'upload',
    'file',
    'redden',
    'askBuyer',
    'buyerRefused',
    'leave',
  ],
  invoiceRequestAdmin: ['issue', 'refuse'],
}

const calls = everyCall(adminCalls).map(({ domain, name, call }) => ({
  id: `${domain}.${name}`,
  isChange: changes[domain]?.includes(name) === true,
  call,
}))

interface Node {
  readonly properties?: Readonly<Record<string, Node>>
}

/** Every name of a field in an answer, at any depth. */
function namesIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  const own = Object.keys((node as Node).properties ?? {})
  return [...own, ...Object.values(node).flatMap(namesIn)]
}

const shownBy = ({ call }: (typeof calls)[number]) =>
  namesIn(z.toJSONSchema(call.reply, { unrepresentable: 'any' })).filter((name) =>
    personal.test(name),
  )

const isFile = ({ call }: (typeof calls)[number]) =>
  call.reply === SheetFile ||
  namesIn(z.toJSONSchema(call.reply, { unrepresentable: 'any' })).includes('base64')

describe('a call that shows staff what is known of people', () => {
  it.each(calls.filter((one) => !one.call.reads && !(one.id in nobodys) && !one.isChange))(
    '$id shows nothing, or says so',
    (one) => {
      expect(shownBy(one), 'add `reads` to its row: who read it is then written down').toEqual([])
      expect(isFile(one), 'a file may hold what no schema shows').toBe(false)
    },
  )

  const marked = calls.flatMap(({ id, call }) =>
    call.reads ? [{ id, call, reads: call.reads }] : [],
  )

  it.each(marked)('$id names the store, a right, and a field that it has', ({ call, reads }) => {
    expect(call.path).toContain('{p}-{s}')
    expect(call.right).toBeDefined()
    const fields = [call.params, call.query, call.body].flatMap((shape) =>
      Object.keys(shape?.shape ?? {}),
    )
    if (reads.by !== undefined) expect(fields).toContain(reads.by)
    if (reads.way === 'open') expect(reads.by).toBeDefined()
  })

  it('gives a file where it says so, and nowhere else', () => {
    const files = calls.filter(isFile).filter(({ id, isChange }) => !(id in nobodys) && !isChange)
    const said = marked.filter(({ reads }) => reads.way === 'export')
    expect(said.map(({ id }) => id)).toEqual(files.map(({ id }) => id))
  })

  it('is not excused for nothing', () => {
    const known = new Map(calls.map((one) => [one.id, one]))
    const excused = Object.entries(changes).flatMap(([domain, names]) =>
      names.map((name) => `${domain}.${name}`),
    )
    for (const id of [...Object.keys(nobodys), ...excused]) {
      const one = known.get(id)
      expect(one && (shownBy(one).length > 0 || isFile(one)), id).toBe(true)
    }
    for (const id of excused) expect(known.get(id)?.call.method, id).toBe('POST')
  })
})

describe('what was read', () => {
  it.each([...auditKinds, ...peopleKinds])('%s has words, of one and of all', (kind) => {
    for (const object of [kind, `${kind} 12`]) {
      expect(readObjectText(object, false)).toMatch(/\p{Script=Han}/u)
      expect(readObjectText(object, true)).toMatch(/^[A-Z]/)
    }
  })

  it.each(readWays)('%s has words', (way) => {
    expect(wayText(way, false)).toMatch(/\p{Script=Han}/u)
    expect(wayText(way, true)).toMatch(/^[A-Z]/)
  })
})
