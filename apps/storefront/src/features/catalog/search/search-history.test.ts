import { describe, expect, it } from 'vitest'
import { maxWords, parseHistory, remember } from './search-history.ts'

describe('the history of searches', () => {
  it('keeps the last word first and each word once, whatever its case', () => {
    expect(remember(['水壶', 'Kettle'], 'kettle ')).toEqual(['kettle', '水壶'])
  })

  it('does not keep an empty word', () => {
    expect(remember(['水壶'], '   ')).toEqual(['水壶'])
  })

  it('forgets the oldest when it is full', () => {
    const full = Array.from({ length: maxWords }, (_, place) => `词${place}`)
    expect(remember(full, '新词')).toEqual(['新词', ...full.slice(0, -1)])
  })

  it.each(['', '{', '{"a":1}', 'null', '[1,{}]'])(
    'takes stored nonsense for no history: %j',
    (text) => {
      expect(parseHistory(text)).toEqual([])
    },
  )

  it('mends words that were cut inside a character', () => {
    expect(parseHistory(JSON.stringify(['壶\ud83d', '\ude00', '壶 ']))).toEqual(['壶', '壶'])
  })

  it('reads back what it wrote', () => {
    expect(parseHistory(JSON.stringify(['水壶', '滤纸']))).toEqual(['水壶', '滤纸'])
  })
})
