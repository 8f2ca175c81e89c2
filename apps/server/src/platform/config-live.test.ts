import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@mallard/sandbox/x509'
import { afterAll, expect, it } from 'vitest'
import { readUnionpay } from './config-live.ts'
import type { Problem } from './config-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('takes for UnionPay’s chain the certificates of authorities alone', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const validity = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }
  const form = { privateKey, name: 'Root', serial: '4f'.repeat(20), ...validity }
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const authority = fileOf('ca.pem', selfSigned({ ...form, authority: {} }))
  const merchant = fileOf('merchant.pem', selfSigned(form))
  const key = fileOf('key.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  const problemsOf = (root: string, middle: string) => {
    const problems: Problem[] = []
    const files = { UNIONPAY_KEY_FILE: key, UNIONPAY_CERTIFICATE_FILE: merchant }
    const chain = { UNIONPAY_ROOT_FILE: root, UNIONPAY_MIDDLE_FILE: middle }
    readUnionpay({ UNIONPAY_MERCHANT_ID: '777290058110097', ...files, ...chain }, problems)
    return problems.map(({ name }) => name)
  }
  expect(problemsOf(authority, authority)).toEqual([])
  expect(problemsOf(merchant, authority)).toEqual(['UNIONPAY_ROOT_FILE'])
  expect(problemsOf(authority, merchant)).toEqual(['UNIONPAY_MIDDLE_FILE'])
})
