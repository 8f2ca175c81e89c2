import type { StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { usualLowAt } from '@mallard/contract/catalog/catalog/stock.codes'
import { yuan } from '@mallard/kernel'
import { Button, Input } from 'antd'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count } from '#platform/show.ts'
import styles from './goods.module.css'
import { planStock, type StockDraft, type StockPlan } from './stock-edit.ts'
import type { stockTexts } from './stock.texts.ts'
import type { StockDrafts } from './use-stock.ts'

type Words = ReturnType<typeof stockTexts.use>
type Field = 'salePrice' | 'listPrice' | 'onHand' | 'lowAt'

interface StockColumns {
  readonly texts: Words
  readonly drafts: StockDrafts
  readonly isReadOnly: boolean
  /** List prices are the same in every store of the partner. */
  readonly isListPriceReadOnly: boolean
  readonly onLedger: (row: StockRow) => void
}

export function stockColumns(of: StockColumns): ListColumn<StockRow>[] {
  const { texts, onLedger } = of
  const cell = (field: Field, width: number): ListColumn<StockRow> => ({
    title: texts[field],
    key: field,
    width,
    render: (_, row) => <Cell of={of} row={row} field={field} />,
  })
  return [
    {
      title: texts.sku,
      key: 'sku',
      render: (_, { pic, title, attr, productSn }) => (
        <div className={styles.item}>
          <Thumb pic={pic} size={40} />
          <div className={styles.words}>
            <div>{title}</div>
            <div className="soft small">
              {attr} <span className="mono">{productSn}</span>
            </div>
          </div>
        </div>
      ),
    },
    cell('salePrice', 128),
    cell('listPrice', 128),
    cell('onHand', 104),
    {
      title: texts.left,
      key: 'left',
      width: 104,
      align: 'right',
      render: (_, row) => <Left row={row} texts={texts} />,
    },
    cell('lowAt', 104),
    {
      title: <span className="sr-only">{texts.ledger}</span>,
      key: 'ledger',
      card: 'corner',
      width: 72,
      render: (_, row) => (
        <Button
          size="small"
          type="text"
          aria-label={texts.ledgerOf(nameOf(row))}
          onClick={() => onLedger(row)}
        >
          {texts.ledger}
        </Button>
      ),
    },
  ]
}

const nameOf = ({ title, attr }: StockRow) => `${title} ${attr}`.trim()

function Left({
  row: { onHand, reserved, waiting, lowAt },
  texts,
}: {
  row: StockRow
  texts: Words
}) {
  const left = onHand - reserved
  const tone = left === 0 ? styles.bad : left <= (lowAt ?? usualLowAt) ? styles.warn : undefined
  return (
    <div>
      <span className={tone}>{count(left)}</span>
      {waiting > 0 && <div className="small nowrap">{texts.waiting(waiting)}</div>}
      {reserved > 0 && <div className="soft small nowrap">{texts.reserved(reserved)}</div>}
    </div>
  )
}

/** What a cell shows that nobody typed into. */
const shown: Readonly<Record<Field, (row: StockRow) => string>> = {
  salePrice: ({ salePrice }) => yuan(salePrice),
  listPrice: ({ listPrice }) => yuan(listPrice),
  onHand: ({ onHand }) => String(onHand),
  lowAt: ({ lowAt }) => (lowAt === null ? '' : String(lowAt)),
}

function Cell({ of, row, field }: { of: StockColumns; row: StockRow; field: Field }) {
  const { texts, drafts, isReadOnly, isListPriceReadOnly } = of
  const draft = drafts.draftOf(row.productSn)
  const plan = planStock(row, draft)
  const isPrice = field === 'salePrice' || field === 'listPrice'
  const refusal = field === 'listPrice' ? drafts.listRefusalOf(row.productSn) : undefined
  const said = refusal ?? saidOf(plan, field, texts)
  const now = shown[field](row)
  const isEdited = draft[field] !== undefined && draft[field] !== now
  const isOvertaken = isEdited && drafts.isOvertaken(row.productSn)
  function type(value: string): void {
    const seen = { onHandSeen: draft.onHandSeen ?? row.onHand }
    const typed: StockDraft = { [field]: value, ...(field === 'onHand' && seen) }
    drafts.type(row, typed)
  }
  return (
    <div>
      <Input
        size="small"
        {...(isPrice && { prefix: '¥' })}
        inputMode={isPrice ? 'decimal' : 'numeric'}
        aria-label={`${texts[field]}: ${nameOf(row)}`}
        value={draft[field] ?? now}
        className={isEdited ? styles.edited : undefined}
        {...(field === 'lowAt' && { placeholder: texts.usualLowAt(usualLowAt) })}
        readOnly={isReadOnly}
        disabled={field === 'listPrice' && isListPriceReadOnly}
        status={refusal || plan.problem?.field === field ? 'error' : said ? 'warning' : ''}
        onChange={({ target }) => type(target.value)}
      />
      {said && <div className={`small ${styles.bad}`}>{said}</div>}
      {isOvertaken && <div className={`small nowrap ${styles.warn}`}>{texts.isNow(now)}</div>}
    </div>
  )
}

function saidOf({ problem, isChanged, isListBelow }: StockPlan, field: Field, texts: Words) {
  if (problem?.field === field) return texts[problem.name]
  return field === 'listPrice' && isChanged && isListBelow ? texts.listBelow : undefined
}
