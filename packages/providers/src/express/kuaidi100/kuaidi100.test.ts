import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { expressDrill } from '../drill.ts'
import { createKuaidi100 } from './index.ts'
import { md5 } from './signature.ts'
import { readTrack } from './tracks.ts'

expressDrill({
  name: 'Kuaidi100',
  open: (bench) =>
    createKuaidi100({
      ...bench.keys.express,
      callbackUrl: `${bench.here}/parcel`,
      clock: bench.clock,
    }),
})

describe('Kuaidi100’s protocol', () => {
  it('signs as its documentation does', () => {
    expect(md5('{"company":"shunfeng"}', 'KEY', 'CUSTOMER')).toBe(
      '77DFC93A36E63928F5ED95F0BFC27699',
    )
  })

  it('reads refined states by their first digits, and no others', () => {
    const track = (state: string) => readTrack({ com: 'jd', nu: 'JD0001', state, data: [] })?.state
    expect(['0', '1', '3', '5', '14', '301', '501', '1401', '99', ''].map(track)).toEqual([
      'onWay',
      'collected',
      'signed',
      'delivering',
      'rejected',
      'signed',
      'delivering',
      'rejected',
      undefined,
      undefined,
    ])
  })

  it('shows each line once, newest first, in whatever order they came', () => {
    const line = (time: string, context: string) => ({ ftime: time, context })
    const data = [
      line('2026-01-01 08:00:00', 'a'),
      line('2026-01-02 08:00:00', 'b'),
      line('2026-01-01 08:00:00', 'a'),
      { context: 'no time' },
      'junk',
    ]
    expect(
      readTrack({ com: 'jd', nu: 'JD0001', state: '0', data })?.traces.map(({ text }) => text),
    ).toEqual(['b', 'a'])
  })

  it('takes an abort that shows nothing but the number', async () => {
    const channel = createKuaidi100({
      baseUrl: 'https://poll.kuaidi100.com',
      key: 'k',
      customer: 'c',
      salt: 'salt',
      callbackUrl: 'https://m.example.com/push',
      clock: fakeClock(),
    })
    const param = JSON.stringify({
      status: 'abort',
      message: '3天查询无记录',
      lastResult: { com: 'ems', nu: 'EM000001', data: [] },
    })
    const body = Buffer.from(new URLSearchParams({ param, sign: md5(param, 'salt') }).toString())
    expect(await channel.parsePush(body)).toMatchObject({
      kind: 'ok',
      data: { watch: 'aborted', track: { number: 'EM000001', traces: [] } },
    })
  })
})
