import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { issued, selfSigned } from './x509.ts'

const form = (name: string) => ({
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  name,
  serial: '4f'.repeat(20),
  from: Date.UTC(2026, 0, 1),
  to: Date.UTC(2027, 0, 1),
})

it('makes certificates of version 3 that say who may issue others', () => {
  const root = { ...form('Root'), authority: {} }
  const middle = { ...form('Middle'), authority: { lastBut: 0 } }
  const leaf = { ...form('Leaf'), hosts: ['one.example', 'other.example'] }
  const [top, between, last] = [selfSigned(root), issued(middle, root), issued(leaf, middle)].map(
    (pem) => new X509Certificate(pem),
  )
  // Openssl itself reads them; one of version 1 is never an authority to it.
  expect([top?.ca, between?.ca, last?.ca]).toEqual([true, true, false])
  expect(between?.checkIssued(top!) && between.verify(top!.publicKey)).toBe(true)
  expect(last?.checkIssued(between!) && last.verify(between!.publicKey)).toBe(true)
  expect(last?.checkHost('other.example')).toBe('other.example')
  expect(last?.checkHost('Leaf')).toBeUndefined()
})

it('makes none below an authority that an authority’s own key did not sign', () => {
  const root = { ...form('Root'), authority: {} }
  const leaf = new X509Certificate(issued(form('Leaf'), { ...root, ...form('Root') }))
  expect(leaf.checkIssued(new X509Certificate(selfSigned(root)))).toBe(false)
})
