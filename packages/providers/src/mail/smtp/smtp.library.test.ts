import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForLibraries, type LibraryBench } from '../../test-libraries.ts'
import { createSmtp } from './index.ts'

let bench: LibraryBench
beforeAll(async () => {
  bench = await openForLibraries()
})
afterAll(() => bench.close())

const pdf = Buffer.from('%PDF-1.4\n\0\u0001\r\n.\r\n..\r\n中文')
const letter = (to: string) => ({
  to,
  subject: '您的发票：茶壶 100% ☕',
  text: '您好，\n.\n发票在附件里。\n',
  html: '<p>您好，发票在附件里。</p>',
  attachments: [{ filename: '发票 (1)+壶.pdf', contentType: 'application/pdf', content: pdf }],
})

const library = (isTls: boolean, password = bench.keys.mail.password) => {
  const { port, user, authority } = bench.keys.mail
  return createTransport({
    host: '127.0.0.1',
    port: isTls ? port : bench.mailPort,
    secure: isTls,
    requireTLS: !isTls,
    auth: { user, pass: password },
    tls: { ca: authority, servername: 'mail.sandbox.localhost' },
  })
}
const inbox = (to: string) =>
  bench.control<Record<string, unknown>[]>('GET', `mail?to=${encodeURIComponent(to)}`)

describe.each([
  ['TLS from the first byte', true],
  ['STARTTLS', false],
])('nodemailer at the sandbox, by %s', (_how, isTls) => {
  it('signs in, and sends a mail whose every byte arrives', async () => {
    const to = `reader-${String(isTls)}@mail.example`
    expect(await library(isTls).verify()).toBe(true)
    const sent = await library(isTls).sendMail({ from: 'invoice@shop.example', ...letter(to) })
    expect(sent).toMatchObject({ accepted: [to], rejected: [] })
    expect(await inbox(to)).toMatchObject([
      {
        subject: letter(to).subject,
        text: letter(to).text.trimEnd(),
        messageId: sent.messageId,
        attachments: [{ name: '发票 (1)+壶.pdf', base64: pdf.toString('base64') }],
      },
    ])
  })

  it('is told that it does not sign in, and that nobody is there', async () => {
    await expect(library(isTls, 'wrong').verify()).rejects.toMatchObject({ code: 'EAUTH' })
    await expect(
      library(isTls).sendMail({
        from: 'invoice@shop.example',
        ...letter('somebody@nobody.example'),
      }),
    ).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
  })
})

describe('nodemailer and what the shop sends', () => {
  it('sends of itself what the shop sends, to the last sign', async () => {
    const [ours, theirs] = ['shop@mail.example', 'library@mail.example']
    const { attachments, ...words } = letter(ours)
    const shop = createSmtp({ ...bench.keys.mail, port: bench.mailPort, isTls: false })
    const files = attachments.map(({ filename, contentType, content }) => ({
      name: filename,
      type: contentType,
      content,
    }))
    const mail = { ...words, id: 'same', fromName: '禾光', attachments: files }
    expect((await shop.send(mail)).kind).toBe('ok')
    await library(true).sendMail({
      ...letter(theirs),
      from: { name: '禾光', address: 'invoice@shop.example' },
      messageId: '<same@shop.example>',
    })
    const [[one], [other]] = [await inbox(ours), await inbox(theirs)]
    expect(one).toEqual({ ...other, id: one?.['id'], to: ours, at: one?.['at'] })
    expect(one).toMatchObject({ subject: letter(ours).subject })
  })
})
