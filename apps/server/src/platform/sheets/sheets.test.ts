import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { csvOf, parseCsv } from './csv.ts'
import { readSheetFile, sheetFile } from './index.ts'

const columns = [
  { head: '订单编号', width: 24 },
  { head: '备注', width: 20 },
]
const bytesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64')
/** Neither what begins as a formula nor a long number: those are marked on purpose. */
const plainText = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r\n＝＋－＠]|^\d{12,}$|\r/.test(text))

describe('a table as text', () => {
  it('comes back as it was written, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            plainText.map((text) => `x${text}`),
            plainText,
          ),
          { minLength: 1 },
        ),
        (rows) => {
          const text = csvOf(rows).toString().slice(1)
          expect(parseCsv(text, 1000)).toEqual(rows)
        },
      ),
    )
  })

  it('holds nothing that a table program would run, and no number that it would round', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'), fc.string(), (first, rest) => {
        const [[cell = ''] = []] = parseCsv(
          csvOf([[first + rest]])
            .toString()
            .slice(1),
          1,
        )
        return cell.startsWith("'")
      }),
    )
    expect(csvOf([['26010112000000000001']]).toString()).toBe('\uFEFF"26010112000000000001\t"\r\n')
  })

  it('is read from what Excel saves in Chinese Windows', async () => {
    const gbk = Buffer.from([0xb6, 0xa9, 0xb5, 0xa5, 0x2c, 0xcb, 0xb3, 0xb7, 0xe1])
    expect(await readSheetFile(gbk, 10)).toEqual([['订单', '顺丰']])
  })
})

describe('a workbook', () => {
  it('comes back as it was written, long numbers and all', async () => {
    const rows = [['26010112000000000001', '=1+1'] as const, ['26010112000000000002', 3] as const]
    const file = await sheetFile('待发货', 'xlsx', columns, rows)
    expect(file.name).toBe('待发货.xlsx')
    expect(await readSheetFile(bytesOf(file), 10)).toEqual([['订单编号', '备注'], ...rows])
  })

  it('is not unfolded beyond its bounds, and nonsense is no workbook', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readSheetFile(Buffer.from(bomb), 10)).toBeUndefined()
    expect(await readSheetFile(Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 10)).toBeUndefined()
    expect(await readSheetFile(Buffer.from('PK\u0003\u0004nonsense'), 10)).toBeUndefined()
    expect(await readSheetFile(Buffer.from('a\u0000b'), 10)).toBeUndefined()
  })
})

it.each(['csv', 'xlsx'] as const)('a %s has no more in a cell than Excel can hold', async (format) => {
  const file = await sheetFile('操作日志', format, columns, [['goods.save', '说明'.repeat(40_000)]])
  const [, row] = (await readSheetFile(bytesOf(file), 10)) ?? []
  expect(String(row?.[1])).toHaveLength(32_767)
  expect(String(row?.[1])).toMatch(/^(说明)+…$/)
})
