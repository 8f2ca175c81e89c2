import { describe, expect, it } from 'vitest'
import { isPublicAddress, publicReach, webAddress } from './reach.ts'

describe('an address of a machine', () => {
  it.each([
    ['8.8.8.8', true],
    ['223.5.5.5', true],
    ['2606:4700::1111', true],
    ['2400:3200::1', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['100.100.100.200', false],
    ['127.0.0.1', false],
    ['127.9.9.9', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['192.0.0.192', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['203.0.113.7', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::127.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:a9fe:a9fe', false],
    ['::ffff:8.8.8.8', true],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['fc00::1', false],
    ['fd00:ec2::254', false],
    ['fe80::1', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['4000::1', false],
    ['localhost', false],
  ])('%s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('an address of the web', () => {
  it.each([
    ['https://cdn.example.com/a b.jpg#x', 'https://cdn.example.com/a%20b.jpg'],
    ['HTTP://CDN.example.com:80/A.jpg?w=1', 'http://cdn.example.com/A.jpg?w=1'],
    ['https://图.example.com/壶.jpg', 'https://xn--wcs.example.com/%E5%A3%B6.jpg'],
  ])('%s', (text, href) => {
    expect(webAddress(text, publicReach)?.href).toBe(href)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//example.com/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://example.com:22/',
    'http://127.0.0.1/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/latest',
    'http://169.254.169.254/latest/meta-data',
    `https://example.com/${'a'.repeat(1000)}`,
  ])('is not %s', (text) => {
    expect(webAddress(text, publicReach)).toBeUndefined()
  })
})
