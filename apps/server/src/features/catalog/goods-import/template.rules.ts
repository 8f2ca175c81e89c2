import type { Locale } from '@mallard/kernel'
import { type ColumnName, columns } from './columns.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

interface Explained {
  readonly name: ColumnName
  /** New goods cannot be without it. */
  readonly isNeeded: boolean
  readonly words: readonly [zh: string, en: string]
  /** What the two rows of the example have there. */
  readonly example: readonly [string | number, string | number]
  /** In characters. */
  readonly width: number
}

const explained = (
  name: ColumnName,
  isNeeded: boolean,
  words: Explained['words'],
  example: Explained['example'],
  width = 12,
): Explained => ({ name, isNeeded, words, example, width })

/** The columns of the template in their order, with what they take. */
const template: readonly Explained[] = [
  explained(
    'code',
    true,
    [
      '一个商品一个编码，同一商品的各行相同；已有的编码就是修改那个商品。1-64 位字母、数字、- 或 _',
      'One code for each goods item, the same in all its rows; a code that is there changes those goods. 1 to 64 letters, digits, - or _',
    ],
    ['KETTLE-01', 'KETTLE-01'],
    16,
  ),
  explained(
    'title',
    true,
    ['最多 80 字', 'At most 80 characters'],
    ['细口手冲壶', '细口手冲壶'],
    28,
  ),
  explained(
    'titleEn',
    false,
    ['最多 120 字', 'At most 120 characters'],
    ['Gooseneck kettle', ''],
    24,
  ),
  explained('subTitle', false, ['最多 120 字', 'At most 120 characters'], ['手冲更稳', ''], 24),
  explained(
    'category',
    true,
    [
      '已有的分类，上下级用 > 隔开，最多三级；名称不重复时可只写最后一级',
      'A category that is there, levels divided by >, three at most; the last alone where its name is the only one',
    ],
    ['厨房>水壶', ''],
    20,
  ),
  explained('brand', false, ['最多 40 字', 'At most 40 characters'], ['示例品牌', '']),
  explained(
    'tags',
    false,
    ['用逗号隔开，最多 6 个，每个最多 10 字', 'Divided by commas, six at most, 10 characters each'],
    ['新品,手冲', ''],
    16,
  ),
  explained(
    'axis1',
    false,
    [
      '一个商品有几个规格时每行都填；已有商品的规格名和规格值请到商品页修改',
      'In every row where goods have several SKUs; of goods that are there they are changed on the goods page',
    ],
    ['颜色', '颜色'],
  ),
  explained('value1', false, ['', ''], ['云白', '墨黑']),
  explained('axis2', false, ['', ''], ['', '']),
  explained('value2', false, ['', ''], ['', '']),
  explained('axis3', false, ['', ''], ['', '']),
  explained('value3', false, ['', ''], ['', '']),
  explained(
    'productSn',
    true,
    [
      '一行一个规格，编码不能重复；已有的编码就是修改那个规格。1-64 位字母、数字、- 或 _',
      'One SKU a row, each with a code of its own; a code that is there changes that SKU. 1 to 64 letters, digits, - or _',
    ],
    ['KETTLE-01-W', 'KETTLE-01-B'],
    18,
  ),
  explained('barcode', false, ['最多 40 字', 'At most 40 characters'], ['6901234567892', ''], 18),
  explained(
    'salePrice',
    true,
    ['元，如 199 或 1,299.00', 'Yuan, such as 199 or 1,299.00'],
    [199, 199],
  ),
  explained(
    'listPrice',
    false,
    ['元；高于售价时要填依据', 'Yuan; above the price it needs its basis'],
    [259, 259],
  ),
  explained(
    'listBasis',
    false,
    [
      '厂商建议价：出处，或 近7天最低价，或 无',
      'maker: where it is said, or recent (lowest of the last 7 days), or none',
    ],
    ['厂商建议价：官网', ''],
    22,
  ),
  explained(
    'onHand',
    true,
    [
      '本店库存件数；导入按核对时的差额增减，其间卖出的不会被加回',
      'Units of this store; moved by the difference that the check showed, so that what is sold meanwhile stays sold',
    ],
    [100, 80],
    10,
  ),
  explained(
    'weightG',
    false,
    ['克；可写 500g、0.5kg', 'Grams; 500g and 0.5kg will do'],
    [900, 900],
    10,
  ),
  explained(
    'pics',
    false,
    [
      '图片的网址（http、https，导入时下载），或压缩包、素材库里的图片名，一行一个，最多 15 张，第一张是主图；没有图的新商品先用“待补图”',
      'Addresses of pictures (http, https; the import fetches them), or names of those in the zip or the library, one a line, 15 at most, the main one first; new goods without any have a picture that says so',
    ],
    ['细口壶-1', ''],
    22,
  ),
  explained(
    'pic',
    false,
    ['素材库里的图片名或地址', 'Name or address of a picture in the library'],
    ['细口壶-白', '细口壶-黑'],
    18,
  ),
  explained(
    'detailHtml',
    false,
    ['文字或 HTML', 'Text or HTML'],
    ['304 不锈钢，容量 1 升。', ''],
    30,
  ),
  explained(
    'freight',
    true,
    ['已有的运费模板名称', 'The name of a freight template that is there'],
    ['全国包邮', ''],
    16,
  ),
  explained('maxPerUser', false, ['0 为不限', '0 for no limit'], [0, ''], 10),
  explained(
    'returns',
    false,
    [
      '天数（不少于 7）、定制、鲜活易腐、数字商品、报纸期刊，或 不支持：原因；不填为 7 天',
      'Days (7 or more), custom, perishable, digital, press, or no: reason; 7 days where nothing is said',
    ],
    ['7', ''],
    20,
  ),
  explained(
    'taxCode',
    false,
    [
      '19 位数字；不填则按商户默认。表格软件里先把这一列设为文本',
      '19 digits; the usual one where nothing is said. Make the column text first',
    ],
    ['1060512990000000000', ''],
    24,
  ),
  explained(
    'taxRate',
    false,
    ['13%、9%、6%、3%、1%、0% 或 免税', '13%, 9%, 6%, 3%, 1%, 0% or exempt'],
    ['13%', ''],
    10,
  ),
  explained(
    'onSale',
    false,
    [
      '是 或 否。新商品导入后都在下架状态，核对后再一起上架写“是”的；已有商品的上下架不变',
      'Yes or no. New goods come off the shelf; those that say yes are put there together afterwards. Goods that are there stay where they are',
    ],
    ['是', ''],
    10,
  ),
]

/** The heading of a column, with a star where new goods cannot be without it. */
const headOf = ({ name, isNeeded }: Explained): string => columns[name].head + (isNeeded ? '*' : '')

export const templateColumns = template.map((each) => ({ head: headOf(each), width: each.width }))
export const templateWidths = template.map(({ width }) => width)

/** Rows that say what each column takes, below their heading. */
export const explanationRows = (locale: Locale): string[][] => [
  [textIn(locale, ['列名', 'Column']), textIn(locale, ['说明', 'What it takes'])],
  ...template
    .filter(({ words }) => words[0] !== '')
    .map((each) => [headOf(each), textIn(locale, each.words)]),
  [
    textIn(locale, ['空格', 'Empty cells']),
    textIn(locale, [
      '已有商品的空格不改动原来的内容。',
      'Of goods that are there, an empty cell leaves what there is.',
    ]),
  ],
]

/** Two SKUs of one goods item, below the heading. */
export const exampleRows: readonly (readonly (string | number)[])[] = [
  template.map(headOf),
  template.map(({ example }) => example[0]),
  template.map(({ example }) => example[1]),
]
