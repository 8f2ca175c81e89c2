import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { issued, selfSigned } from '@mallard/sandbox/x509'
import { expect, it } from 'vitest'
import { isGenuine, signParams, trustedChain } from './crypto.ts'

const now = Date.UTC(2026, 0, 15)
const owner = '00040000:SIGN'
const keys = ['root', 'middle', 'leaf'].map(() =>
  createPrivateKey(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }),
  ),
) as [KeyObject, KeyObject, KeyObject]
const [rootKey, middleKey, leafKey] = keys

type Authority = { authority?: object }
const authority: Authority = { authority: {} }

const form = (privateKey: KeyObject, name: string, more: Authority) => ({
  privateKey,
  name,
  serial: '40'.repeat(20),
  from: now - 1000,
  to: now + 1000,
  ...more,
})

/** Whether a message is believed whose sender stands below this root and this middle. */
function isBelieved(root: Authority, middle: Authority, leaf: Authority = {}): boolean {
  const top = form(rootKey, 'Root', root)
  const between = form(middleKey, 'Middle', middle)
  const chain = trustedChain({
    rootCertificate: selfSigned(top),
    middleCertificate: issued(between, top),
    owner,
  })
  const fields = {
    orderId: '1',
    signPubKeyCert: issued(form(leafKey, `041@Z2014@${owner}@1`, leaf), between),
  }
  const whole = { ...fields, signature: signParams(fields, leafKey) }
  return isGenuine(new Map(Object.entries(whole)), chain, now)
}

it('believes whoever an authority has issued a certificate to', () => {
  expect(isBelieved(authority, authority)).toBe(true)
})

it('believes nobody whose certificate was issued by one that may not issue any', () => {
  expect(isBelieved(authority, {})).toBe(false)
  expect(isBelieved({}, authority)).toBe(false)
})

it('believes no message that an authority itself has signed', () => {
  expect(isBelieved(authority, authority, authority)).toBe(false)
})
