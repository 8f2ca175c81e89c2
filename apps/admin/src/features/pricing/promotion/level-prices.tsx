import type { LevelPriceRow } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, TreeSelect } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
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
import { money } from '#platform/show.ts'
import { ShareForm } from './share.form.tsx'
import { isError } from './level-price-fault.ts'
import { levelPriceTexts } from './level-price.texts.ts'
import styles from './promotion.module.css'
import { priceText, useTypedPrices, type Level, type TypedPrices } from './use-typed-prices.ts'

const pageSize = 20

/** What levels pay for SKUs: each in its field, many by a percentage. */
export function LevelPrices() {
  const texts = levelPriceTexts.use()
  const { api, can, scope } = useSession()
  const [filters, setFilters] = useFilters()
  const asked = {
    q: filters.get('q') ?? undefined,
    categoryId: Number(filters.get('category')) || undefined,
    isSetOnly: filters.get('set') === '1',
  }
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const answer = useQuery({
    ...api.levelPriceAdmin.list.query({
      pageNum,
      pageSize,
      ...asked,
      isSetOnly: String(asked.isSetOnly),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data } = answer
  const { data: levels = [] } = useLevels()
  const prices = useTypedPrices(data?.list ?? [], levels)
  const [isSharing, setIsSharing] = useState(false)
  const mayWrite = can('promotion.write')
  const mayLeave = useLeaving(prices.isTyped, texts)
  const changes = prices.changes.length

  async function filter(change: Parameters<typeof setFilters>[0]): Promise<void> {
    if (changes > 0 && !(await mayLeave())) return
    prices.discard()
    setFilters(change)
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        back={{ to: addressOf(scope, 'promotions'), text: texts.back }}
        actions={
          mayWrite && (
            <>
              {changes > 0 && <Button onClick={prices.discard}>{texts.discard}</Button>}
              <Button
                disabled={changes > 0 || asked.isSetOnly || !data?.total}
                onClick={() => setIsSharing(true)}
              >
                {texts.bulk}
              </Button>
              <Button
                type="primary"
                disabled={changes === 0 || prices.hasError}
                loading={prices.isPending}
                onClick={() => void prices.save()}
              >
                {texts.save(changes)}
              </Button>
            </>
          )
        }
      />
      <Panel isFlush>
        <PriceFilters {...asked} onFilter={(change) => void filter(change)} />
        <PagedTable
          answer={answer}
          rowKey="skuId"
          columns={useColumns(levels, prices)}
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
          of={{
            count: data?.total ?? 0,
            asked: { q: asked.q, categoryId: asked.categoryId },
            code: levels.at(-1)?.code,
          }}
          onClose={() => setIsSharing(false)}
        />
      )}
    </>
  )
}

interface PriceFiltersProps {
  q: string | undefined
  categoryId: number | undefined
  isSetOnly: boolean
  onFilter: (change: Readonly<Record<string, string | number | undefined>>) => void
}

function PriceFilters({ q, categoryId, isSetOnly, onFilter }: PriceFiltersProps) {
  const texts = levelPriceTexts.use()
  const { data: categories } = useCategories()
  const ask = (change: Parameters<typeof onFilter>[0]) => onFilter({ ...change, page: undefined })
  return (
    <FilterBar>
      <WordSearch
        label={texts.search}
        hint={texts.searchHint}
        asked={q ?? ''}
        onAsk={(word) => ask({ q: word })}
      />
      <TreeSelect
        aria-label={texts.anyCategory}
        placeholder={texts.anyCategory}
        allowClear
        treeDefaultExpandAll
        treeData={categories?.map(branchOf)}
        value={categories ? categoryId : undefined}
        onChange={(category: number | undefined) => ask({ category })}
        popupMatchSelectWidth={240}
        style={{ width: 180 }}
      />
      <Checkbox
        checked={isSetOnly}
        onChange={({ target }) => ask({ set: target.checked ? '1' : undefined })}
      >
        {texts.setOnly}
      </Checkbox>
    </FilterBar>
  )
}

function useColumns(levels: readonly Level[], prices: TypedPrices): ListColumn<LevelPriceRow>[] {
  const texts = levelPriceTexts.use()
  return [
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
      render: (_: unknown, row: LevelPriceRow) => (
        <PriceInput row={row} level={level} place={place} prices={prices} />
      ),
    })),
  ]
}

interface PriceInputProps {
  row: LevelPriceRow
  level: Level
  place: number
  prices: TypedPrices
}

/** What a level pays for a SKU; empty: its percentage. */
function PriceInput({ row, level, place, prices }: PriceInputProps) {
  const texts = levelPriceTexts.use()
  const { can } = useSession()
  const fault = prices.faultAt(row, place)
  const usual = prices.usualOf(row, level)
  return (
    <div>
      <Input
        size="small"
        prefix="¥"
        inputMode="decimal"
        disabled={!can('promotion.write')}
        aria-label={texts.priceOf(level.name, `${row.title} ${row.attr}`)}
        value={prices.textOf(row, level.code)}
        placeholder={priceText(usual)}
        status={isError(fault) ? 'error' : fault ? 'warning' : ''}
        onChange={({ target }) => prices.type(row, level.code, target.value)}
      />
      <span className={fault ? `small ${styles.bad}` : 'soft small'}>
        {fault ? texts[fault] : texts.usual(money(usual))}
      </span>
    </div>
  )
}
