import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { Mail, MailChannel } from './port.ts'

export interface MailDrill {
  readonly name: string
  open(bench: SandboxBench): MailChannel
}

interface Letter {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly attachments: readonly { name: string; type: string; base64: string }[]
}

/** What every channel for mail must pass, against the sandbox. */
export function mailDrill(drill: MailDrill): void {
  describe(`${drill.name} as a channel for mail`, () => {
    let bench: SandboxBench
    let channel: MailChannel
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      channel = drill.open(bench)
      await bench.control('DELETE', 'rules')
    })

    const inbox = (to: string) =>
      bench.control<Letter[]>('GET', `mail?to=${encodeURIComponent(to)}`)
    const pdf = Buffer.from('%PDF-1.4\n\0\u0001\r\n.\r\n..\r\n中文')
    const mail = (more: Partial<Mail> = {}): Mail => ({
      id: `invoice-${(count += 1)}`,
      to: `reader${count}@mail.example`,
      fromName: '示例商城',
      subject: '您的电子发票 ¥128.00（订单尾号 4821）',
      text: '您好：\n.\n一行只有一个点，和一个等号 = 与很长很长的一行'.padEnd(300, '长'),
      html: '<p>您好 &amp; welcome</p>',
      attachments: [
        { name: '电子发票-26332000000012345678.pdf', type: 'application/pdf', content: pdf },
      ],
      ...more,
    })

    it('brings words and attachments as they were written', async () => {
      const one = mail()
      expect(await channel.send(one)).toEqual({ kind: 'ok', data: 'taken' })
      const [letter, ...more] = await inbox(one.to)
      expect(more).toEqual([])
      expect(letter).toMatchObject({
        to: one.to,
        subject: one.subject,
        text: one.text,
        html: one.html,
        messageId: expect.stringContaining(one.id),
      })
      expect(letter?.from).toMatch(/^"?示例商城"? <\S+@\S+>$/)
      expect(letter?.attachments).toEqual([
        { name: one.attachments[0]?.name, type: 'application/pdf', base64: pdf.toString('base64') },
      ])
    })

    it('writes nothing into the headers but what belongs there', async () => {
      const one = mail({
        subject: 'Hello\r\nBcc: other@mail.example\r\n\r\nbody',
        fromName: 'Shop\r\nBcc: other@mail.example',
      })
      await channel.send(one)
      expect(await inbox('other@mail.example')).toEqual([])
      expect((await inbox(one.to))[0]?.text).toBe(one.text)
      const two = mail({ to: 'a@mail.example, other@mail.example' })
      expect((await channel.send(two)).kind).not.toBe('ok')
      expect(await inbox('other@mail.example')).toEqual([])
    })

    it('knows an address at which nobody is', async () => {
      expect(await channel.send(mail({ to: 'somebody@nobody.example' }))).toMatchObject({
        kind: 'failed',
        reason: 'badAddress',
        code: '550',
      })
    })

    it('says that it was not taken when the server is busy or refuses', async () => {
      await bench.rule('mail', 'send', 'tooMany')
      expect(await channel.send(mail())).toMatchObject({ kind: 'failed', reason: 'busy' })
      await bench.rule('mail', 'send', 'errorBefore')
      expect(await channel.send(mail())).toMatchObject({ kind: 'failed', reason: 'refused' })
    })

    it.each(['dropBefore', 'dropAfter'])(
      'does not know whether it was taken after %s',
      async (fault) => {
        const one = mail()
        await bench.rule('mail', 'send', fault)
        expect((await channel.send(one)).kind).toBe('unknown')
        expect(await inbox(one.to)).toHaveLength(fault === 'dropAfter' ? 1 : 0)
        // Once more under the same id: a mailbox that has it says so, and keeps one.
        expect((await channel.send(one)).kind).toBe('ok')
        expect(await inbox(one.to)).toHaveLength(1)
      },
    )
  })
}
