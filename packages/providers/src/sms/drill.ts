import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { SmsChannel, SmsMessage } from './port.ts'

export interface SmsDrill {
  readonly name: string
  open(bench: SandboxBench): SmsChannel
}

/** What every channel for text messages must pass, against the sandbox. */
export function smsDrill(drill: SmsDrill): void {
  describe(`${drill.name} as a channel for text messages`, () => {
    let bench: SandboxBench
    let channel: SmsChannel
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      channel = drill.open(bench)
      await bench.control('DELETE', 'rules')
    })

    const inbox = (phone: string) =>
      bench.control<{ code: string; text: string }[]>('GET', `sms?phone=${phone}`)
    const message = (code = '482913'): SmsMessage => ({
      phone: `138000${String((count += 1)).padStart(5, '0')}`,
      template: 'loginCode',
      params: { code },
    })

    it.each([
      'loginCode',
      'bindCode',
      'cancelCode',
      'returnCode',
      'invoiceCode',
      'promoterCode',
      'passwordCode',
      'approvalCode',
    ] as const)('brings %s to the phone', async (template) => {
      const one = { ...message('070809'), template }
      expect(await channel.send(one)).toMatchObject({ kind: 'ok' })
      const received = await inbox(one.phone)
      expect(received).toHaveLength(1)
      expect(received[0]).toMatchObject({ code: '070809', text: expect.stringContaining('070809') })
    })

    it('tells its own limits as such: one a minute, five an hour, ten a day', async () => {
      const one = message()
      const tries: string[] = []
      const send = async () => {
        const answer = await channel.send(one)
        tries.push(answer.kind === 'failed' ? answer.reason : answer.kind)
      }
      await send()
      await send()
      for (let minute = 0; minute < 5; minute += 1) {
        await bench.advance(60_000)
        await send()
      }
      expect(tries).toEqual(['ok', 'tooOften', 'ok', 'ok', 'ok', 'ok', 'tooOften'])
      expect(await inbox(one.phone)).toHaveLength(5)
    })

    it('refuses numbers that are no Chinese mobile phones', async () => {
      for (const phone of [
        '',
        '1380000',
        '10000000000',
        '+8613800000000',
        '1380000000a',
        '138000000001',
      ]) {
        expect(await channel.send({ ...message(), phone }), phone).toMatchObject({
          kind: 'failed',
          reason: 'badPhone',
        })
      }
    })

    it('carries characters that signatures stumble over', async () => {
      const one = { ...message('A1b2'), outId: "it's (a) *star* ~ + / = & 中文!" }
      expect(await channel.send(one)).toMatchObject({ kind: 'ok' })
    })

    it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
      'does not know whether it was sent after %s',
      async (fault) => {
        await bench.rule('sms', 'send', fault)
        expect((await channel.send(message())).kind).toBe('unknown')
      },
    )
  })
}
