import { describe, expect, it } from 'vitest'
import { heldText } from './held-text.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('when an event is held', () => {
  it.each([
    ['zh', '2026-11-20T10:00', '2026-11-20T12:00', '2026-11-20 周五 10:00–12:00'],
    ['en', '2026-11-20T10:00', '2026-11-20T12:00', '20 Nov 2026 Fri 10:00–12:00'],
    ['zh', '2026-11-20T22:00', '2026-11-21T01:00', '2026-11-20 22:00 – 2026-11-21 01:00'],
  ] as const)('in %s, from %s until %s, is %s', (locale, from, until, text) => {
    expect(heldText(at(from), at(until), locale)).toBe(text)
  })
})
