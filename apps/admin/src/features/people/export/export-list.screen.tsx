import { exportKindWords } from '@mallard/contract/people/export/export-words'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { Dated } from '#platform/parts/dated.tsx'
import { shortTime } from '#platform/show.ts'
import { ExportStateCell } from './export-state.tsx'
import { ExportForm } from './export.form.tsx'
import styles from './export.module.css'
import { exportTexts } from './export.texts.ts'
import { useExportActs } from './use-exports.tsx'

/** Files of rows that staff asked for, and what has become of them. */
export default defineList({
  texts: exportTexts,
  filters: {},
  name: 'exports.list',
  read: (api, asked) => api.exportAdmin.list.query(asked),
  every: 4_000,
  isFresh: true,
  useOwn: ({ session: { api } }) => ({
    actsOf: useExportActs(),
    offers: useQuery(api.exportAdmin.offers.query()).data?.offers ?? [],
  }),
  head: ({ texts, open }, { offers }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: (
      <Button
        type="primary"
        disabled={offers.length === 0}
        onClick={() => open((close) => <ExportForm of={offers} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, locale }, { actsOf }) => [
    {
      title: texts.what,
      key: 'what',
      render: (_, { kind, from, until, allStores, columns, hasPersonal }) => (
        <div className={styles.what}>
          <span>{exportKindWords[kind][locale === 'en' ? 1 : 0]}</span>
          {from !== null && until !== null && (
            <span className="soft small">
              <Dated text={texts.days(from, until)} />
            </span>
          )}
          <span className="soft small">
            {[
              allStores && texts.allStores,
              texts.columnCount(columns),
              hasPersonal && texts.withPersonal,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      width: 230,
      render: (_, row) => <ExportStateCell of={row} />,
    },
    {
      title: texts.who,
      key: 'who',
      width: 220,
      render: (_, { staffName, reason, createdTime }) => (
        <div className={styles.what}>
          <span>
            {staffName} <span className="soft small nowrap">{shortTime(createdTime)}</span>
          </span>
          <span className="soft small">{reason}</span>
        </div>
      ),
    },
    {
      title: <span className="sr-only">{texts.actions}</span>,
      key: 'acts',
      width: 160,
      card: 'last',
      render: (_, row) => (
        <div className={styles.acts}>
          {actsOf(row)}
          {row.downloads > 0 && (
            <span className="soft small">{texts.downloads(row.downloads)}</span>
          )}
        </div>
      ),
    },
  ],
  width: 780,
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
