import { randomUUID } from 'node:crypto'
import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import { robotAdminCalls } from '@mallard/contract/people/robot/robot-admin.calls'
import type { RobotKind } from '@mallard/contract/people/robot/robot.codes'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour, minute, second } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { alertStaff } from '#features/people/alert/index.ts'
import { robotInput } from './test-robots.ts'

interface Said {
  readonly kind: RobotKind
  readonly text: string
  readonly id: string
}

const shop = await testShop()
const { db } = shop.services
const places = shop.sandbox.keys.robots
const owner = await shop.staff()
let numbers = 0

const save = (more: Partial<ReturnType<typeof robotInput>> = {}) =>
  owner.call(robotAdminCalls.save, { ...robotInput(more), requestId: randomUUID() })
const add = async (kind: Exclude<RobotKind, 'mail'>, more = {}): Promise<number> => {
  const { address, secret } = places[kind]
  const { id } = await owner.data(robotAdminCalls.save, {
    ...robotInput({ kind, name: kind, address, secret, ...more }),
    requestId: randomUUID(),
  })
  return id
}
const list = () => owner.data(robotAdminCalls.list, {})
const said = (kind: RobotKind) => shop.control<Said[]>(`/_ctl/robots?kind=${kind}`)
const rule = (kind: string, fault: string, times = 1000) =>
  shop.control('/_ctl/rules', {
    match: { provider: 'robot', operation: 'send', subject: kind },
    do: { kind: fault },
    times,
  })

const clearRules = () =>
  fetch(`${shop.sandbox.url}/_ctl/rules`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${shop.sandbox.keys.controlToken}` },
  })

async function raise(
  count: number,
  kind: AlertKind = 'paid',
  storeId: number | null = 1,
): Promise<string[]> {
  const at = new Date(shop.clock.now())
  const refs = Array.from(
    { length: count },
    () => `26113012${String((numbers += 1)).padStart(12, '0')}`,
  )
  await alertStaff(
    db,
    refs.map((ref) => ({
      ...{ kind, partnerId: 1, storeId, topic: `test ${ref}`, ref, at },
      text: [`${ref} ¥128.00`, `${ref} ¥128.00 en`] as const,
    })),
  )
  for (;;) if ((await shop.dispatch()) === 0) break
  return refs
}

/** Time goes by, and jobs run as they fall due. */
async function pass(time: number, step = 5 * second): Promise<void> {
  for (let gone = 0; gone < time; gone += step) {
    shop.clock.advance(step)
    await shop.worker.runDue()
  }
}

beforeEach(async () => {
  await clearRules()
  await sql`delete from robot`.execute(db)
})

describe('a robot', () => {
  it.each(['wecom', 'dingtalk', 'feishu', 'hook'] as const)(
    'of %s is told what happens in its store, signed as it wants it, of kinds that it wants',
    async (kind) => {
      await add(kind)
      const before = (await said(kind)).length
      const [paid] = await raise(1)
      await raise(1, 'stock')
      await raise(1, 'paid', 2)
      await pass(10 * second)
      const told = (await said(kind)).slice(before)
      expect(told).toHaveLength(1)
      expect(told[0]!.text).toContain(`${paid} ¥128.00`)
      expect(await list()).toMatchObject([{ waiting: 0, fault: null }])
    },
  )

  it('in a mailbox gets a mail', async () => {
    await owner.data(robotAdminCalls.save, { ...robotInput(), requestId: randomUUID() })
    const [paid] = await raise(1)
    await pass(10 * second)
    const mails = await shop.control<{ text: string }[]>('/_ctl/mail?to=duty@shop.example')
    expect(mails.at(-1)!.text).toContain(paid)
  })

  it('is told of 500 orders of a minute in fifteen messages at most, each order in one', async () => {
    await add('wecom')
    const before = (await said('wecom')).length
    const refs: string[] = []
    for (let times = 0; times < 20; times += 1) {
      refs.push(...(await raise(25)))
      await pass(3 * second, 3 * second)
    }
    await pass(minute, 3 * second)
    const told = (await said('wecom')).slice(before)
    expect(told.length).toBeLessThanOrEqual(15)
    const words = told.map(({ text }) => text).join('\n')
    for (const ref of refs) expect(words.split(ref)).toHaveLength(2)
  })

  it('that is down loses nothing, holds up no other, and says so', async () => {
    await add('dingtalk')
    await add('feishu')
    const before = [(await said('dingtalk')).length, (await said('feishu')).length] as const
    await rule('dingtalk', 'dropBefore')
    const [first] = await raise(1)
    await pass(10 * second)
    const [second1] = await raise(1)
    await pass(10 * second)
    expect(
      (await said('feishu'))
        .slice(before[1])
        .map(({ text }) => text)
        .join(),
    ).toContain(second1)
    const [down] = await list()
    expect(down).toMatchObject({ waiting: 2, fault: { reason: 'away' } })
    await clearRules()
    await sql`select 1`.execute(db)
    await pass(2 * minute, 5 * second)
    const told = (await said('dingtalk')).slice(before[0]).map(({ text }) => text)
    expect(told.join().split(first!)).toHaveLength(2)
    expect(told.join().split(second1!)).toHaveLength(2)
    expect((await list())[0]).toMatchObject({ waiting: 0, fault: null })
  })

  it('that answers nonsense is tried again with the very same message', async () => {
    await add('hook')
    const before = (await said('hook')).length
    await rule('hook', 'errorAfter', 1)
    await raise(2)
    await pass(5 * second)
    await raise(1)
    await pass(minute, 5 * second)
    const told = (await said('hook')).slice(before)
    expect(told).toHaveLength(3)
    expect(told[1]!.id).toBe(told[0]!.id)
    expect(told[1]!.text).toBe(told[0]!.text)
  })

  it('is left alone for longer and longer while it fails, an hour at the most', async () => {
    const id = await add('wecom')
    await rule('wecom', 'tooMany')
    await raise(1)
    await pass(10 * second)
    await sql`update robot set failures = 20 where id = ${id}`.execute(db)
    await pass(15 * second)
    const { rows } = await sql<{ next: Date }>`select next_at as next from robot`.execute(db)
    expect(rows[0]!.next.getTime() - shop.clock.now()).toBeGreaterThan(hour - minute)
    expect((await list())[0]).toMatchObject({ fault: { reason: 'tooOften' } })
  })
})

describe('the settings of robots', () => {
  it('show neither address nor secret once they are saved, nor does the database', async () => {
    const id = await add('dingtalk')
    const [robot] = await list()
    expect(robot).toMatchObject({
      hasSecret: true,
      addressEnd: `…${places.dingtalk.address.slice(-4)}`,
    })
    const { rows } = await sql`select * from robot`.execute(db)
    const { rows: log } =
      await sql`select changes from audit_log where object = ${`robot ${id}`}`.execute(db)
    for (const text of [JSON.stringify(robot), JSON.stringify(rows), JSON.stringify(log)])
      for (const hidden of [places.dingtalk.secret, places.dingtalk.address.split('=')[1]!])
        expect(text).not.toContain(hidden)
  })

  it('keep what is left empty, and refuse an older reading', async () => {
    const id = await add('feishu')
    const more = {
      id,
      kind: 'feishu' as const,
      address: '',
      secret: '',
      name: '新名字',
      version: 1,
    }
    expect(await save(more)).toMatchObject({ code: 200 })
    expect(await save(more)).toMatchObject({ code: 200 })
    expect(await save({ ...more, name: '又一个' })).toMatchObject({ reason: 'versionConflict' })
    expect(await owner.data(robotAdminCalls.test, { id })).toEqual({ fault: null })
    // Of another kind it needs an address of that kind.
    expect(await save({ ...more, kind: 'wecom', version: 2 })).toMatchObject({
      reason: 'robotAddress',
    })
  })

  it.each([
    ['wecom', 'https://qyapi.weixin.qq.com.evil.example/cgi-bin/webhook/send?key=abcdef012345'],
    ['hook', 'http://169.254.169.254/latest/meta-data'],
    ['hook', 'http://10.0.0.1/in'],
    ['hook', 'file:///etc/passwd'],
    ['mail', 'a@b.example, c@d.example'],
  ] as const)('refuse an address of %s that is none: %s', async (kind, address) => {
    expect(await save({ kind, address, secret: 'x' })).toMatchObject({ reason: 'robotAddress' })
  })

  it('want a secret where messages are signed, ten robots at most, and each once', async () => {
    expect(
      await save({ kind: 'dingtalk', address: places.dingtalk.address, secret: '' }),
    ).toMatchObject({ reason: 'robotSecret' })
    const requestId = randomUUID()
    for (let times = 0; times < 2; times += 1)
      await owner.data(robotAdminCalls.save, { ...robotInput(), requestId })
    expect(await list()).toHaveLength(1)
    for (let times = 0; times < 9; times += 1) await save()
    expect(await save()).toMatchObject({ reason: 'robotTooMany' })
  })

  it('let nobody be told of what they may not see themselves', async () => {
    const account = { login: 'shopkeeper', password: 'a long password' }
    await owner.call(staffCalls.save, {
      ...{ ...account, name: '店长', active: true },
      roles: [{ role: 'manager' as const, storeId: 1 }],
    })
    await keepPassword(shop.services.db, account.login)
    const manager = caller(shop.url, owner.scope, {
      cookie: 'STAFF-XSRF-TOKEN',
      header: 'x-xsrf-token',
    })
    await manager.data(staffCalls.login, account)
    const input = { ...robotInput({ alertKinds: ['job', 'paid'] }), requestId: randomUUID() }
    const { id } = await manager.data(robotAdminCalls.save, input)
    const wide = await add('wecom', { alertKinds: ['job'] })
    await raise(1, 'job', null)
    const waiting = await list()
    expect(waiting.find((each) => each.id === id)?.waiting).toBe(0)
    expect(waiting.find((each) => each.id === wide)?.waiting).toBe(1)
  })

  it('test a robot at once, and say why it took nothing', async () => {
    const id = await add('dingtalk', { secret: 'SECwrong' })
    const { fault } = await owner.data(robotAdminCalls.test, { id })
    expect(fault).toMatchObject({ reason: 'signature' })
    await owner.data(robotAdminCalls.test, { id })
    await owner.data(robotAdminCalls.test, { id })
    expect(await owner.call(robotAdminCalls.test, { id })).toMatchObject({ reason: 'tooOften' })
  })

  it('remove a robot with what waits for it', async () => {
    const id = await add('wecom')
    await raise(1)
    await owner.data(robotAdminCalls.remove, { id })
    expect((await sql`select 1 from robot_item`.execute(db)).rows).toEqual([])
    expect(await owner.call(robotAdminCalls.remove, { id })).toMatchObject({ reason: 'notFound' })
  })
})
