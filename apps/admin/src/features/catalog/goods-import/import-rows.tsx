import {
  importRowStates,
  problemText,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type {
  GoodsImport,
  GoodsImportRow,
} from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { countsOf, rowTones } from './import-counts.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import { isCount } from './use-imports.ts'

const pageSize = 50

/** The rows of an import, with what comes or came of each. */
export function ImportRows({ of }: { of: GoodsImport }) {
  const texts = importTexts.use()
  const isEnglish = useLocale() === 'en'
  const colon = isEnglish ? ': ' : '：'
  const { api, scope } = useSession()
  const [filters, setFilters] = useFilters()
  const counts = countsOf(of)
  const state = importRowStates.find((each) => each === filters.get('state'))
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const rows = api.goodsImport.rows.query({ id: of.id, pageNum, pageSize, state })
  const answer = useQuery({
    ...rows,
    // Others whenever its counts have changed.
    queryKey: [...rows.queryKey, of.found, of.made],
    placeholderData: keepPreviousData,
  })
  const isOfStock = isCount(of)

  const columns: ListColumn<GoodsImportRow>[] = [
    { title: texts.line, dataIndex: 'line', width: 64, align: 'right' },
    ...(isOfStock
      ? []
      : [
          {
            title: texts.name,
            key: 'name',
            width: 230,
            render: (_: unknown, { code, title, goodsId }: GoodsImportRow) => (
              <>
                {goodsId === null ? (
                  title || code
                ) : (
                  <Link to={addressOf(scope, 'goods', goodsId)}>{title || code}</Link>
                )}
                <div className="soft small mono">{title && code}</div>
              </>
            ),
          },
        ]),
    {
      title: texts.sku,
      key: 'sku',
      width: 170,
      render: (_, { productSn }) => <span className="mono">{productSn}</span>,
    },
    {
      title: texts.change,
      key: 'change',
      card: 'wide',
      render: (_, { changes }) =>
        changes.length > 0 && (
          <ul className={`small ${styles.changes}`}>
            {changes.map(({ column, before, after }) => (
              <li key={column}>
                {column}
                {colon}
                <span className="soft">{before || texts.nothing}</span> → {after || texts.nothing}
              </li>
            ))}
          </ul>
        ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 300,
      render: (_, { state: found, problem, column, what }) => (
        <>
          {found ? (
            <Pill tone={rowTones[found]}>{texts[found]}</Pill>
          ) : (
            <span className="soft small">{texts.notYet}</span>
          )}
          {problem && (
            <div className={`small ${styles.why}`}>
              {column && `${column}${colon}`}
              {problemText(problem, what, isEnglish)}
            </div>
          )}
        </>
      ),
    },
  ]

  return (
    <Panel isFlush>
      <div className={styles.bar}>
        <Segmented
          aria-label={texts.state}
          value={state ?? ''}
          options={[
            { value: '', label: `${texts.all} ${of.rowCount}` },
            ...importRowStates
              .filter((each) => counts[each] > 0)
              .map((value) => ({ value, label: `${texts[value]} ${counts[value]}` })),
          ]}
          onChange={(value) => setFilters({ state: value, page: undefined })}
        />
      </div>
      <PagedTable
        answer={answer}
        rowKey="line"
        columns={columns}
        width={1000}
        pages={{
          pageNum,
          pageSize,
          showTotal: texts.total,
          onPage: (page) => setFilters({ page }),
        }}
        empty={<Blank title={texts.noRows} isSmall />}
      />
    </Panel>
  )
}
