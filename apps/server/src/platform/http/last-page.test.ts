import { ok, refuse } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withLastPage } from './last-page.ts'

const get = { method: 'GET' } as const

/** A list of so many rows; one that counts with its rows knows no total where it has none. */
function listOf(rows: number, countsWithRows: boolean) {
  const asked: object[] = []
  const answer = async (input: unknown) => {
    const { pageNum, pageSize } = input as { pageNum: number; pageSize: number }
    asked.push(input as object)
    const list = Array.from({ length: rows }, (_, row) => row).slice(
      (pageNum - 1) * pageSize,
      pageNum * pageSize,
    )
    const total = countsWithRows && list.length === 0 ? 0 : rows
    return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < rows })
  }
  return { asked, answer }
}

describe('a page of a list', () => {
  it('has rows wherever the list has some, and says which page it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        async (rows, pageNum, pageSize, countsWithRows) => {
          const { answer } = listOf(rows, countsWithRows)
          const page = await withLastPage(get, { pageNum, pageSize }, answer)
          const last = Math.max(1, Math.ceil(rows / pageSize))
          expect(page).toEqual(await answer({ pageNum: Math.min(pageNum, last), pageSize }))
        },
      ),
    )
  })

  it('is asked for once where it has rows, and keeps the filters and no mark where not', async () => {
    const there = listOf(21, false)
    await withLastPage(get, { pageNum: 2, pageSize: 20, q: 'x' }, there.answer)
    expect(there.asked).toHaveLength(1)
    const gone = listOf(20, false)
    await withLastPage(get, { pageNum: 2, pageSize: 20, q: 'x', after: '1.5.7' }, gone.answer)
    expect(gone.asked[1]).toEqual({ pageNum: 1, pageSize: 20, q: 'x' })
  })

  it('is asked for once by what changes something, and where it is refused', async () => {
    const { asked, answer } = listOf(3, false)
    await withLastPage({ method: 'POST' }, { pageNum: 9, pageSize: 20 }, answer)
    expect(asked).toHaveLength(1)
    const refused = refuse('badInput')
    expect(await withLastPage(get, { pageNum: 9 }, async () => refused)).toBe(refused)
  })
})
