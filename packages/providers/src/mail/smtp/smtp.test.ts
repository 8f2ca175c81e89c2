import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../../sandbox-bench.ts'
import { mailDrill } from '../drill.ts'
import { createSmtp } from './index.ts'

mailDrill({ name: 'SMTP', open: (bench) => createSmtp(bench.keys.mail) })
mailDrill({
  name: 'SMTP with STARTTLS',
  open: (bench) => createSmtp({ ...bench.keys.mail, port: bench.mailPort, isTls: false }),
})

describe('SMTP', () => {
  let bench: SandboxBench
  beforeAll(async () => {
    bench = await openSandbox()
  })
  afterAll(() => bench.close())
  const mail = {
    id: 'one',
    fromName: '禾光',
    to: 'reader@mail.example',
    subject: 's',
    text: 't',
    html: '',
    attachments: [],
  }

  it('does not speak to a server that it does not know, nor with a password that is not ours', async () => {
    const { authority: _, ...strange } = bench.keys.mail
    expect((await createSmtp(strange).send(mail)).kind).not.toBe('ok')
    expect(
      (await createSmtp({ ...bench.keys.mail, serverName: 'other.example' }).send(mail)).kind,
    ).not.toBe('ok')
    expect(await createSmtp({ ...bench.keys.mail, password: 'wrong' }).send(mail)).toMatchObject({
      kind: 'failed',
      reason: 'config',
      code: '535',
    })
    expect(await bench.control('GET', 'mail')).toEqual([])
  })

  it('is not sent in the clear', async () => {
    expect((await createSmtp({ ...bench.keys.mail, isTls: false }).send(mail)).kind).not.toBe('ok')
    expect(await bench.control('GET', 'mail')).toEqual([])
  })

  it('is not there: nothing was taken', async () => {
    expect(await createSmtp({ ...bench.keys.mail, port: 1 }).send(mail)).toMatchObject({
      kind: 'failed',
      reason: 'busy',
    })
  })
})
