import type { LevelPriceRow } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, TreeSelect, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { Blank } from '#platform/parts/blank.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { branchOf } from '#platform/pick/categories-select.tsx'
import { useCategories, useLevels } from '#platform/pick/use-pick.ts'
import { addressOf } from '#platform/places.ts'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ShareForm } from './share.form.tsx'
import { faultOf, isError } from './level-price-fault.ts'
import { levelPriceTexts } from './level-price.texts.ts'
import styles from './promotion.module.css'
import { useLevelPriceChange } from './use-level-prices.ts'

const pageSize = 20

interface Level {
  readonly code: string
  readonly name: string
  readonly discountBp: number
}

const keyOf = (skuId: number, code: string) => `${skuId} ${code}`
const shown = (price: number | undefined) => (price === undefined ? '' : (price / 100).toFixed(2))

/** What levels pay for SKUs: each in its field, many by a percentage. */
export function LevelPrices() {
  const texts = levelPriceTexts.use()
  const feedback = useFeedback()
  const { api, can, scope } = useSession()
  const [filters, setFilters] = useFilters()
  const q = filters.get('q') ?? undefined
  const categoryId = Number(filters.get('category')) || undefined
  const isSetOnly = filters.get('set') === '1'
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const answer = useQuery({
    ...api.levelPriceAdmin.list.query({
      pageNum,
      pageSize,
      q,
      categoryId,
      isSetOnly: String(isSetOnly),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data } = answer
  const { data: levels = [] } = useLevels()
  const { data: categories } = useCategories()
  const { saving } = useLevelPriceChange()
  const askDeepCut = useAskDeepCut()
  const locale = useLocale()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSharing, setIsSharing] = useState(false)
  const mayWrite = can('promotion.write')
  const mayLeave = useLeaving(typed.size > 0, texts)

  const textOf = (row: LevelPriceRow, code: string) =>
    typed.get(keyOf(row.skuId, code)) ?? shown(row.prices[code])
  const usualOf = ({ salePrice }: LevelPriceRow, { discountBp }: Level) =>
    Math.floor((salePrice * discountBp) / 10_000)
  /** What a level pays with what is typed; the price itself below the lowest. */
  const paidBy = (row: LevelPriceRow, level: Level | undefined) =>
    level ? (fenTyped(textOf(row, level.code)) ?? usualOf(row, level)) : row.salePrice
  const faultAt = (row: LevelPriceRow, place: number) =>
    faultOf(textOf(row, levels[place]!.code), {
      salePrice: row.salePrice,
      below: paidBy(row, levels[place - 1]),
    })

  const rows = data?.list ?? []
  const changes = rows.flatMap((row) =>
    levels.flatMap(({ code }) => {
      const seen = row.prices[code] ?? null
      const text = typed.get(keyOf(row.skuId, code))
      const price = text === undefined ? seen : text.trim() === '' ? null : (fenTyped(text) ?? null)
      return price === seen ? [] : [{ skuId: row.skuId, code, seen, price }]
    }),
  )
  const hasError = rows.some((row) => levels.some((_, place) => isError(faultAt(row, place))))

  async function save(): Promise<void> {
    const cuts = changes.flatMap(({ skuId, code, price }) => {
      const row = rows.find((each) => each.skuId === skuId)
      const level = levels.find((each) => each.code === code)?.name ?? code
      return row && price !== null
        ? [{ name: `${row.title} ${level}`, before: row.salePrice, after: price }]
        : []
    })
    if (!(await askDeepCut(deepCutLines(cuts, locale)))) return
    saving.mutate(changes, {
      onSuccess: ({ changed }) => {
        feedback.done(texts.saved(changed))
        setTyped(new Map())
      },
      onError: feedback.failed,
    })
  }

  async function filter(change: Parameters<typeof setFilters>[0]): Promise<void> {
    if (changes.length > 0 && !(await mayLeave())) return
    setTyped(new Map())
    setFilters(change)
  }

  const columns: TableColumnsType<LevelPriceRow> = [
    {
      title: texts.sku,
      key: 'sku',
      render: (_, { pic, title, attr, productSn }) => (
        <span className={styles.option}>
          <Thumb pic={pic} size={40} />
          <span>
            {title}
            <span className="soft small" style={{ display: 'block' }}>
              {attr} <span className="mono">{productSn}</span>
            </span>
          </span>
        </span>
      ),
    },
    {
      title: texts.salePrice,
      key: 'price',
      width: 110,
      align: 'right',
      render: (_, { salePrice }) => money(salePrice),
    },
    ...levels.map((level, place) => ({
      title: level.name,
      key: level.code,
      width: 140,
      render: (_: unknown, row: LevelPriceRow) => {
        const fault = faultAt(row, place)
        return (
          <div>
            <Input
              size="small"
              prefix="¥"
              inputMode="decimal"
              disabled={!mayWrite}
              aria-label={texts.priceOf(level.name, `${row.title} ${row.attr}`)}
              value={textOf(row, level.code)}
              placeholder={shown(usualOf(row, level))}
              status={isError(fault) ? 'error' : fault ? 'warning' : ''}
              onChange={({ target: { value } }) =>
                setTyped((before) => new Map([...before, [keyOf(row.skuId, level.code), value]]))
              }
            />
            <span className={fault ? `small ${styles.bad}` : 'soft small'}>
              {fault ? texts[fault] : texts.usual(money(usualOf(row, level)))}
            </span>
          </div>
        )
      },
    })),
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        back={{ to: addressOf(scope, 'promotions'), text: texts.back }}
        actions={
          mayWrite && (
            <>
              {changes.length > 0 && (
                <Button onClick={() => setTyped(new Map())}>{texts.discard}</Button>
              )}
              <Button
                disabled={changes.length > 0 || isSetOnly || !data?.total}
                onClick={() => setIsSharing(true)}
              >
                {texts.bulk}
              </Button>
              <Button
                type="primary"
                disabled={changes.length === 0 || hasError}
                loading={saving.isPending}
                onClick={() => void save()}
              >
                {texts.save(changes.length)}
              </Button>
            </>
          )
        }
      />
      <Panel isFlush>
        <FilterBar>
          <WordSearch
            label={texts.search}
            hint={texts.searchHint}
            asked={q ?? ''}
            onAsk={(word) => void filter({ q: word, page: undefined })}
          />
          <TreeSelect
            aria-label={texts.anyCategory}
            placeholder={texts.anyCategory}
            allowClear
            treeDefaultExpandAll
            treeData={categories?.map(branchOf)}
            value={categories ? categoryId : undefined}
            onChange={(category: number | undefined) => void filter({ category, page: undefined })}
            popupMatchSelectWidth={240}
            style={{ width: 180 }}
          />
          <Checkbox
            checked={isSetOnly}
            onChange={({ target }) =>
              void filter({ set: target.checked ? '1' : undefined, page: undefined })
            }
          >
            {texts.setOnly}
          </Checkbox>
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="skuId"
          columns={columns}
          width={380 + levels.length * 140}
          pages={{
            pageNum,
            pageSize,
            showTotal: texts.total,
            onPage: (page) => void filter({ page }),
          }}
          empty={<Blank title={texts.none} text={texts.noneHint} isSmall />}
        />
      </Panel>
      {isSharing && (
        <ShareForm
          count={data?.total ?? 0}
          of={{ q, categoryId }}
          onClose={() => setIsSharing(false)}
        />
      )}
    </>
  )
}
