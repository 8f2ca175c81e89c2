import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@mallard/testing/built-shop'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'mallard-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const providers = [
  ...['PAY_WECHAT', 'PAY_ALIPAY', 'PAY_UNIONPAY', 'SMS_ALIYUN', 'EXPRESS_KUAIDI100', 'OMS_OPEN'],
  ...['DEVICE_OPEN', 'MAIL_SMTP', 'COMPANIES_QCC', 'SIGNIN_WEIXIN', 'SIGNIN_APPLE', 'SIGNIN_WECOM'],
]
const secrets = {
  OWNER_PASSWORD: 'a-long-first-password',
  SECRET_KEY: 'a-key-that-signs-everything-of-the-shop',
  METRICS_TOKEN: 'a-token-of-the-metrics',
}

it('a process that starts, is asked and stops writes none of its secrets anywhere, and keeps what was asked', async () => {
  const log = join(folder, 'log')
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'testing/test-start.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        LOG_LEVEL: 'trace',
        SHOP_DATA: 'none',
        DATA_DIR: join(folder, 'data'),
        ACCESS_LOG: log,
        PORT: String(await freePort()),
        ...Object.fromEntries(providers.map((name) => [name, 'off'])),
        ...secrets,
      },
    },
  )
  expect(stdout).toContain('the shop is open')
  expect(stdout).toContain('with OWNER_PASSWORD')
  const written = readdirSync(log).map((name) => readFileSync(join(log, name), 'utf8'))
  expect(written).toHaveLength(1)
  expect(JSON.parse(written[0]!)).toMatchObject({ log: 'access', status: 200, route: '/healthz' })
  for (const secret of [...Object.values(secrets), '13800000001'])
    expect([stdout, stderr, ...written].join('\n')).not.toContain(secret)
})
