import { describe, expect, it } from 'vitest'
import { faultOfLines, groupsOf, linesOf } from './synonym-lines.ts'

describe('groups of synonyms as lines', () => {
  it('are read with any comma and without empty lines', () => {
    expect(groupsOf('电水壶，烧水壶、 kettle\n\n剃须刀,razor;\n')).toEqual([
      ['电水壶', '烧水壶', 'kettle'],
      ['剃须刀', 'razor'],
    ])
    expect(groupsOf('')).toEqual([])
  })

  it('are written as they are read', () => {
    const groups = [
      ['电水壶', '烧水壶'],
      ['air fryer', '空气炸锅'],
    ]
    expect(groupsOf(linesOf(groups))).toEqual(groups)
  })

  it.each([
    ['电水壶，烧水壶', undefined],
    ['', undefined],
    ['a,b\n电水壶', { kind: 'tooFew', line: 2 }],
    ['a,b,c,d,e,f,g,h,i,j,k', { kind: 'tooMany', line: 1 }],
    [`壶，${'长'.repeat(21)}`, { kind: 'tooLong', word: '长'.repeat(21) }],
    ['壶，!!', { kind: 'empty', word: '!!' }],
    ['razor,shaver\nＲａｚｏｒ,刮胡刀', { kind: 'twice', word: 'Ｒａｚｏｒ' }],
    [
      Array.from({ length: 201 }, (_, place) => `a${place},b${place}`).join('\n'),
      { kind: 'tooManyGroups' },
    ],
  ])('%j has the fault %o', (text, fault) => {
    expect(faultOfLines(text)).toEqual(fault)
  })
})
