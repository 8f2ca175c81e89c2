import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lastCell, rowsOf, workbook } from '../../app/testing/test-sheets.ts'
import { csvOf, parseCsv } from './csv.ts'
import { readSheetFile, sheetFile } from './index.ts'

const columns = [
  { head: '订单编号', width: 24 },
  { head: '备注', width: 20 },
]
const bytesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64')
/** Neither what begins as a formula nor what ends in a tab once it is marked. */
const plainText = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/^[=+\-@\t\r\n＝＋－＠]|[\t\r]/.test(text))

/** So many cells that all hold the first text. */
function manyCells(count: number): string {
  const columns = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
  const row = (number: number) =>
    `<row r="${number}">${columns.map((column) => `<c r="${column}${number}" t="s"><v>0</v></c>`).join('')}</row>`
  return Array.from({ length: Math.ceil(count / columns.length) }, (_, index) =>
    row(index + 1),
  ).join('')
}

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
          const read = parseCsv(text, 1000).map((row) => row.map((cell) => cell.replace(/\t$/, '')))
          expect(read).toEqual(rows)
        },
      ),
    )
  })

  it.each([
    ...[
      '00000',
      '007',
      '1E5',
      '1e-3',
      '1.50',
      '.5',
      '1,234',
      '50%',
      '¥10',
      '(12)',
      '１２',
      '123456789012',
    ],
    ...['2026-01-02', '2026/1/2', '1/2', '3-4', '1.2.3', '10:30', '2026-01-02 10:30:00', '9 am'],
    ...['5月1日', '2026年5月', '上午 9:00', 'MAR1', '1-Jan', 'Sept 2', 'Jan 2026', 'TRUE', 'false'],
  ])('keeps the text %j as it is written, as a workbook does', (text) => {
    const written = csvOf([[text, 'x']])
      .toString()
      .slice(1)
    expect(written).toBe(`"${text}\t",x\r\n`)
    expect(parseCsv(written, 1)[0]?.[0]?.trim()).toBe(text)
  })

  it.each(['0', '12', '13900001111', 'K-1', '1L', '2x4', '12 件', 'mayor', 'true blue', 'E5', ''])(
    'marks %j no more than it needs',
    (text) => {
      expect(
        csvOf([[text, 'x']])
          .toString()
          .slice(1),
      ).toBe(`${text},x\r\n`)
    },
  )

  it('leaves numbers to be summed', () => {
    expect(
      csvOf([[1.5, 100_000]])
        .toString()
        .slice(1),
    ).toBe('1.5,100000\r\n')
  })

  it('holds nothing that a table program would run, and no number that it would round', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'),
        fc.string(),
        (first, rest) => {
          const [[cell = ''] = []] = parseCsv(
            csvOf([[first + rest]])
              .toString()
              .slice(1),
            1,
          )
          return cell.startsWith("'")
        },
      ),
    )
    for (const unseen of [
      '\u200b',
      '\ufeff',
      '\u2060',
      '\u200e',
      '\u00a0',
      ' ',
      '\u0001',
      '\u200b\u200b',
    ])
      expect(
        parseCsv(
          csvOf([[`${unseen}=1+1`]])
            .toString()
            .slice(1),
          1,
        )[0]?.[0],
      ).toBe(`'${unseen}=1+1`)
    expect(csvOf([['26010112000000000001']]).toString()).toBe('\uFEFF"26010112000000000001\t"\r\n')
  })

  it('is refused when it is wider, or holds more in a cell, than anyone fills in', async () => {
    expect(await readSheetFile(Buffer.from('a,'.repeat(256)), 10)).toBe('tooLarge')
    expect(await readSheetFile(Buffer.from(`"${'a'.repeat(40_000)}`), 10)).toBe('tooLarge')
    expect((await rowsOf(Buffer.from('a,'.repeat(255))))[0]).toHaveLength(256)
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

  it.each([
    ['its last cell at the end of the grid', lastCell],
    ['a cell far out in a row without a number', '<row><c r="A1048576"><v>1</v></c></row>'],
    ['a row far out, without cells', '<row r="1048576"/>'],
    ['its last column in its first row', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
    [
      'much between few cells',
      '<row r="1"><c r="IV1"><v>1</v></c></row><row r="20000"><c r="A20000"><v>1</v></c></row>',
    ],
    [
      'elements under another name',
      '<x:row x:r="&#49;048576"><x:c x:r="A1048576"><v>1</v></x:c></x:row>',
    ],
    [
      'a long text in many cells',
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
      'x'.repeat(33_000),
    ],
    ['a text in many cells', manyCells(9000), 'x'.repeat(1000)],
    ['many cells', manyCells(200_001)],
  ])('that has %s is refused before it is laid out', async (_what, rows, text = 'x') => {
    const bytes = workbook(rows, text)
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await readSheetFile(bytes, 20_000)).toBe('tooLarge')
  })

  it.each(['1e6', '0x10', '-1', ' 5', '1.5'])('with a row called %s is none', async (number) => {
    expect(
      await readSheetFile(workbook(`<row r="${number}"><c r="A1"><v>1</v></c></row>`), 10),
    ).toBe('unreadable')
  })

  it('may have empty rows and columns between', async () => {
    const rows = await rowsOf(
      workbook(
        '<row r="1"><c r="C1" t="s"><v>0</v></c></row><row r="5"><c r="A5"><v>7</v></c></row>',
        '运单号',
      ),
    )
    expect(rows).toEqual([
      ['', '', '运单号'],
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
      [7, '', ''],
    ])
  })

  it('waits for its turn behind a few others, beyond which everyone is asked to come back', async () => {
    const bytes = workbook('<row r="1"><c r="A1"><v>1</v></c></row>')
    const answers = await Promise.all(Array.from({ length: 12 }, () => readSheetFile(bytes, 10)))
    expect(answers.filter((answer) => answer === 'busy').length).toBeGreaterThan(0)
    expect(answers.filter((answer) => answer !== 'busy')).toHaveLength(answers.indexOf('busy'))
    expect(await rowsOf(bytes)).toEqual([[1]])
  })

  it('is not unfolded beyond its bounds, and nonsense is no workbook', async () => {
    const bomb = zipSync(
      { 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) },
      { level: 9 },
    )
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readSheetFile(Buffer.from(bomb), 10)).toBe('tooLarge')
    expect(await readSheetFile(Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 10)).toBe(
      'unreadable',
    )
    expect(await readSheetFile(Buffer.from('PK\u0003\u0004nonsense'), 10)).toBe('unreadable')
    expect(await readSheetFile(Buffer.from('a\u0000b'), 10)).toBe('unreadable')
  })
})

it.each(['csv', 'xlsx'] as const)(
  'a %s has no more in a cell than Excel can hold',
  async (format) => {
    const file = await sheetFile('操作日志', format, columns, [
      ['goods.save', '说明'.repeat(40_000)],
    ])
    const [, row] = await rowsOf(bytesOf(file))
    expect(String(row?.[1])).toHaveLength(32_767)
    expect(String(row?.[1])).toMatch(/^(说明)+…$/)
  },
)
