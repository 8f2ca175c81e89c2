import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { companyDrill } from '../drill.ts'
import { remembered } from '../remembered.ts'
import { createQcc } from './index.ts'

companyDrill({
  name: 'Qichacha',
  open: (bench) => createQcc({ ...bench.keys.companies, clock: bench.clock }),
})

describe('Qichacha’s protocol', () => {
  const answering = (body: unknown, status = 200) => {
    const asked: WireRequest[] = []
    const clock = fakeClock()
    const transport = async (request: WireRequest) => {
      asked.push(request)
      return {
        status,
        headers: {},
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      }
    }
    return {
      asked,
      clock,
      directory: createQcc({
        baseUrl: 'https://api.qichacha.com',
        key: 'KEY',
        secret: 'SECRET',
        clock,
        transport,
      }),
    }
  }
  const one = {
    Name: '杭州<em>野鸭</em>科技有限公司',
    CreditCode: '91350100M000100Y43',
    Status: '存续（在营、开业、在册）',
  }

  it('signs by the second: MD5 of key, seconds and secret, in capitals', async () => {
    const { asked, clock, directory } = answering({ Status: '200', Result: [one] })
    clock.advance(1_700_000_000_000 - clock.now())
    expect(await directory.find('野鸭')).toEqual({
      kind: 'ok',
      data: [{ name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }],
    })
    // printf 'KEY1700000000SECRET' | md5sum
    expect(asked[0]?.headers).toEqual({
      token: 'BEB63E31287AA62975FE7DFD463529CA',
      timespan: '1700000000',
    })
    expect(asked[0]?.url.href).toBe(
      'https://api.qichacha.com/FuzzySearch/GetList?key=KEY&searchKey=%E9%87%8E%E9%B8%AD',
    )
  })

  it.each([
    ['101', 'config'],
    ['112', 'exhausted'],
    ['115', 'config'],
  ])('reads %s as %s', async (Status, reason) => {
    expect(await answering({ Status, Message: 'x' }).directory.find('野鸭')).toMatchObject({
      kind: 'failed',
      reason,
      code: Status,
    })
  })

  it('believes no answer that is none', async () => {
    for (const body of ['', '<html>', '[]', { Result: [one] }, { Status: '199' }])
      expect((await answering(body).directory.find('野鸭')).kind).toBe('unknown')
    expect((await answering({ Status: '200' }, 502).directory.find('野鸭')).kind).toBe('unknown')
    for (const Result of [
      null,
      'x',
      [null, 7, {}, { ...one, CreditCode: 'short' }, { ...one, Status: '注销' }],
    ])
      expect(await answering({ Status: '200', Result }).directory.find('野鸭')).toEqual({
        kind: 'ok',
        data: [],
      })
  })

  it('is asked once a day for a word', async () => {
    const { asked, clock, directory } = answering({ Status: '200', Result: [one] })
    const once = remembered(directory, clock)
    const answers = await Promise.all([once.find('野鸭'), once.find('野鸭'), once.find('野鸭')])
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['ok']))
    await once.find('野鸭')
    expect(asked).toHaveLength(1)
    await once.find('青禾')
    clock.advance(86_400_001)
    await once.find('野鸭')
    expect(asked).toHaveLength(3)
  })
})
