import { describe, expect, it } from 'vitest'
import { createLog, maskPhones } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): {
  text: string
  line: Record<string, unknown>
} {
  let text = ''
  const log = createLog('info', { write: (chunk) => void (text += chunk) })
  write(log)
  return { text, line: JSON.parse(text) as Record<string, unknown> }
}

describe('the log', () => {
  it('masks phone numbers in fields, messages and errors', () => {
    const { text, line } = logged((log) =>
      log.info(
        { phone: '13800000001', err: new Error('no SMS to 13900000002') },
        'sent to 13800000001',
      ),
    )
    expect(line).toMatchObject({
      phone: '138****0001',
      msg: 'sent to 138****0001',
      err: { message: 'no SMS to 139****0002' },
    })
    expect(text).not.toMatch(/1[3-9]\d{9}/)
  })

  it('leaves order numbers, amounts and times as they are', () => {
    expect(maskPhones('order 26011510203013800000 at 1768442400000 for 12800')).toBe(
      'order 26011510203013800000 at 1768442400000 for 12800',
    )
  })

  it('hides tokens, cookies, codes and keys at any depth', () => {
    const secrets = {
      headers: { authorization: 'Bearer abc', cookie: 'token=abc', 'x-xsrf-token': 'abc' },
      body: [{ code: '123456', password: 'abc', apiV3Key: 'abc' }],
    }
    const { text } = logged((log) => log.info({ request: secrets }, 'asked'))
    expect(text).not.toContain('abc')
    expect(text).not.toContain('123456')
  })

  it('hides passwords by whatever name, and those of databases in addresses', () => {
    const { text } = logged((log) =>
      log.info(
        {
          config: {
            ownerPassword: 'abc',
            OWNER_PASSWORD: 'abc',
            smtpPassword: 'abc',
            passwordHash: 'abc',
          },
          err: new Error('no answer of postgres://mallard:abc@10.0.0.7/mallard'),
        },
        'redis://:abc@10.0.0.8:6379 is away, OWNER_PASSWORD=abc',
      ),
    )
    expect(text).not.toContain('abc')
    expect(text).toContain('10.0.0.7/mallard')
  })

  it('hides secrets inside addresses and key blocks', () => {
    const { text } = logged((log) =>
      log.warn(
        { url: '/a?token=abc&page=2', header: 'Bearer abc.def' },
        '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
      ),
    )
    expect(text).not.toContain('abc')
    expect(text).toContain('page=2')
  })

  it('keeps what an error number or an answer code says', () => {
    const { line } = logged((log) =>
      log.error(
        { code: 500, err: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) },
        'failed',
      ),
    )
    expect(line).toMatchObject({ code: 500, err: { code: 'ECONNRESET' }, level: 'error' })
  })

  it('masks what a child logger is given later', () => {
    const { line } = logged((log) => log.child({ requestId: 'r1' }).info({ token: 'abc' }, 'asked'))
    expect(line).toMatchObject({ requestId: 'r1', token: '[hidden]' })
  })

  it('survives what refers to itself', () => {
    const circle: Record<string, unknown> = { name: 'x' }
    circle['self'] = circle
    expect(logged((log) => log.info(circle, 'round')).line).toMatchObject({ name: 'x' })
  })
})
