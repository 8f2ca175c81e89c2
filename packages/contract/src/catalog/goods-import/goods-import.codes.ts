import { lawfulReturns } from '../catalog/return-policy.codes.ts'

/** Bytes of a file that is sent in. */
export const maxImportBytes = 50 * 1024 * 1024
/** Rows of it below its heading. */
export const maxImportRows = 50_000

/**
 * What a table is: goods with their SKUs, a row a SKU; what was counted of SKUs that are there; or
 * goods as another system writes them: Shopify today and before, WooCommerce. What a `mapped` one is
 * somebody has said column by column.
 */
export const importProfiles = [
  'goods',
  'stock',
  'shopify',
  'shopifyOld',
  'woocommerce',
  'mapped',
] as const
export type ImportProfile = (typeof importProfiles)[number]

/** What new goods have before anything is chosen (`ImportChoices`). */
export const noChoices = {
  freightTemplateId: null,
  categoryId: null,
  brand: '',
  returnPolicy: lawfulReturns,
  tax: null,
  onHand: null,
  listNote: '',
} as const

/** Where goods come from, which are found again by what they are called there. */
export const importSources = ['template', 'shopify', 'woocommerce', 'mapping'] as const
export type ImportSource = (typeof importSources)[number]

/** Those of our own making: they say all that goods need. */
export const ownProfiles: readonly ImportProfile[] = ['goods', 'stock']

/**
 * How far an import is: its file is awaited and read; what it does not say itself may have to be
 * chosen; it is checked row by row, and waits for a person; then it runs, may put its new goods on
 * the shelf, and is done. One that was stopped keeps what it had done; one whose file is no table
 * has failed.
 */
export const importStates = [
  'waiting',
  'reading',
  'choosing',
  'checking',
  'checked',
  'running',
  'shelving',
  'done',
  'stopped',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** What a row makes of its SKU: a new one, another one, nothing; or it cannot, or is passed over. */
export const importRowStates = ['new', 'changed', 'same', 'wrong', 'skipped'] as const
export type ImportRowState = (typeof importRowStates)[number]

type Words = readonly [zh: string, en: string]

/** What is wrong with a row, or left to do about it; `{}` stands for what the row has there. */
export const importProblems = {
  required: ['没有填', 'Missing'],
  badCode: ['“{}”应为 1-64 位字母、数字、- 或 _', '“{}” must be 1 to 64 letters, digits, - or _'],
  formula: ['“{}”像是公式，没有读', '“{}” looks like a formula and was not read'],
  unseen: ['“{}”含有不支持的字符', '“{}” has characters that are not supported'],
  tooLong: ['最多 {} 个字', 'At most {} characters'],
  tooMany: ['最多 {} 个', 'At most {}'],
  badAmount: ['“{}”不是金额', '“{}” is no amount'],
  amountRange: ['“{}”应在 0.01 到 1000000 元之间', '“{}” must be between 0.01 and 1,000,000 yuan'],
  badWhole: ['“{}”不是整数', '“{}” is no whole number'],
  wholeRange: ['应在 0 到 {} 之间', 'Must be between 0 and {}'],
  badYes: ['“{}”应为 是 或 否', '“{}” must be yes or no'],
  unknownCategory: ['没有分类“{}”', 'There is no category “{}”'],
  categoryDepth: ['分类最多三级：“{}”', 'A category has three levels at most: “{}”'],
  unknownFreight: ['没有运费模板“{}”', 'There is no freight template “{}”'],
  badReturns: [
    '“{}”看不懂：填天数（不少于 7）、定制、鲜活易腐、数字商品、报纸期刊，或 不支持：原因',
    '“{}” is not understood: days (7 or more), custom, perishable, digital, press, or no: reason',
  ],
  badTaxCode: [
    '“{}”应为 19 位数字，以 1 到 6 开头',
    '“{}” must be 19 digits, the first from 1 to 6',
  ],
  badTaxRate: [
    '“{}”不是现行税率：填 13%、9%、6%、3%、1%、0% 或 免税',
    '“{}” is no rate of today: 13%, 9%, 6%, 3%, 1%, 0% or exempt',
  ],
  badBasis: [
    '“{}”看不懂：填 厂商建议价：出处，或 近7天最低价',
    '“{}” is not understood: maker: source, or recent',
  ],
  listNoBasis: ['划线价高于售价，要填依据', 'A list price above the price needs its basis'],
  listAboveLowest: [
    '划线价高于近 7 天最低价（{} 元）',
    'The list price is above the lowest of the last 7 days ({} yuan)',
  ],
  twice: ['第 {} 行已有这个规格编码', 'Row {} has this SKU code already'],
  sameOptions: ['和第 {} 行的规格相同', 'The same options as row {}'],
  optionsMissing: [
    '一个商品有几个规格时，每行都要填规格名和规格值',
    'Goods with several SKUs need option names and values in every row',
  ],
  optionsDiffer: [
    '规格名应为“{}”，要改请到商品页',
    'The options must be “{}”: change them on the goods page',
  ],
  valuesDiffer: [
    '规格值现为“{}”，要改请到商品页',
    'The values are “{}” now: change them on the goods page',
  ],
  optionsTaken: ['规格“{}”已有别的规格编码', 'The options “{}” have another SKU code'],
  differs: [
    '同一商品的各行要一样，第一行是“{}”',
    'All rows of goods must agree: the first has “{}”',
  ],
  skuTaken: ['规格编码“{}”属于别的商品', 'SKU code “{}” belongs to other goods'],
  unknownSku: ['本店没有规格编码“{}”', 'This store has no SKU code “{}”'],
  elsewhere: ['商品“{}”在别的门店，本店没有', 'Goods “{}” are in other stores, not in this one'],
  belowReserved: ['有 {} 件已被订单占用，库存不能更少', '{} units are kept for orders'],
  otherRow: ['同一商品的第 {} 行有误', 'Row {} of the same goods is wrong'],
  meanwhile: ['商品刚被别人改过，请重新导入', 'Somebody else has just changed it: import it again'],
  noStock: ['没有填库存', 'No stock is filled in'],
  parentMissing: ['文件里没有它的主商品“{}”', 'Its parent “{}” is not in the file'],
  noVariants: ['文件里没有它的规格行', 'The file has no row of a variant of it'],
  otherKind: ['“{}”类商品不能导入', 'Goods of the kind “{}” cannot be imported'],
  notReached: ['导入已停止，没有做到这一行', 'The import was stopped before this row'],
  pictureless: ['没有图片，先用“待补图”', 'No picture yet: it has one that says so'],
  pictureToFetch: ['图片“{}”将在导入时下载', 'Picture “{}” will be fetched by the import'],
  pictureAddress: [
    '图片地址“{}”不能下载：只支持公网的 http、https 地址',
    'Picture “{}” cannot be fetched: only public http and https addresses can',
  ],
  pictureGone: ['图片“{}”下载不到：对方没有或不让下载', 'Picture “{}” could not be had there'],
  pictureSlow: ['图片“{}”下载超时', 'Picture “{}” took too long'],
  pictureLarge: ['图片“{}”超过 10 MB', 'Picture “{}” has more than 10 MB'],
  pictureKind: ['图片“{}”不是 JPG、PNG 或 WebP', 'Picture “{}” is no JPEG, PNG or WebP'],
  pictureBroken: ['图片“{}”已损坏或尺寸过大', 'Picture “{}” is broken or too large to draw'],
  pictureLocked: ['图片“{}”在压缩包里有密码', 'Picture “{}” is locked by a password'],
  pictureSeveral: [
    '压缩包里有几个“{}”，请写上文件夹',
    'The zip has several “{}”: name the folder as well',
  ],
  noPicture: [
    '素材库和压缩包里没有图片“{}”，请补图',
    'Picture “{}” is neither in the library nor in a zip',
  ],
} as const satisfies Readonly<Record<string, Words>>
export type ImportProblem = keyof typeof importProblems
export const importProblemNames = Object.keys(importProblems) as [ImportProblem, ...ImportProblem[]]

/** A problem in words; `what` is what the row has there. */
export const problemText = (problem: ImportProblem, what: string, isEnglish: boolean): string =>
  importProblems[problem][isEnglish ? 1 : 0].replace('{}', () => what)

/** Why a whole file cannot be read. */
export const importFaults = {
  missing: ['文件没有传到，请重新上传', 'The file did not arrive: send it again'],
  fileTooLarge: ['文件不能超过 50 MB', 'A file may have 50 MB at most'],
  unreadable: [
    '文件无法读取，请另存为 .xlsx 或 UTF-8 的 .csv',
    'The file cannot be read: save it as .xlsx or as .csv in UTF-8',
  ],
  tooLarge: [
    '表格太大：最多 50000 行、256 列，一格最多 32767 个字；请删掉空行空列，或分成几个文件',
    'The table is too large: 50,000 rows and 256 columns at most, 32,767 characters in a cell. Delete empty rows and columns, or split the file',
  ],
  noColumns: [
    '看不出这是什么表：第一行要有至少两个列名，如 商品编码、商品名称、规格编码；盘点表要有 规格编码、库存',
    'The table is not known: its first row must name two columns or more, as 商品编码, 商品名称, 规格编码; of a count 规格编码, 库存',
  ],
  columnTwice: ['有两列的列名相同', 'Two columns have one name'],
  noRows: ['文件里没有数据行', 'The file has no rows'],
} as const satisfies Readonly<Record<string, Words>>
export type ImportFault = keyof typeof importFaults
export const importFaultNames = Object.keys(importFaults) as [ImportFault, ...ImportFault[]]
