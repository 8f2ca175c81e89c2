import type {
  SharedGoods,
  ShareDays,
  Sharer,
} from '@mallard/contract/insight/share/share-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { sharesTexts } from './shares.texts.ts'
import type { Range } from '#platform/day-span.ts'
import styles from './visits.module.css'

const atOnce = 10

/** Who shared, what was shared, and what came of it. */
export function Shares({ range }: { range: Range }) {
  const texts = sharesTexts.use()
  const { api } = useSession()
  const answer = useQuery({
    ...api.shareAdmin.shares.query({ ...range }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="shares" className={styles.section}>
      <h2 id="shares">{texts.title}</h2>
      <p className="soft small">{texts.hint}</p>
      <Loaded answer={answer} rows={4}>
        {(data) => <ShareFigures data={data} />}
      </Loaded>
    </section>
  )
}

function ShareFigures({ data: { all, channels, sharers, goods } }: { data: ShareDays }) {
  const texts = sharesTexts.use()
  if (all.shares + all.opened + all.orders === 0)
    return <Blank title={texts.none} text={texts.noneHint} />
  const tiles = [
    [texts.shares, String(all.shares)],
    [texts.opened, String(all.opened)],
    [texts.visitors, String(all.visitors)],
    [texts.orders, String(all.orders)],
    [texts.amount, money(all.amount)],
  ] as const
  return (
    <div className={styles.page}>
      <Panel>
        <dl className={styles.tiles}>
          {tiles.map(([name, value]) => (
            <div key={name} className={styles.tile}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <ComeTable<Sharer>
        title={texts.bySharer}
        rows={sharers}
        rowKey="memberId"
        head={texts.sharer}
        nameOf={({ nickname }) => nickname}
      />
      <ComeTable<SharedGoods>
        title={texts.byGoods}
        rows={goods}
        rowKey="itemId"
        head={texts.goods}
        nameOf={({ title }) => title}
      />
      <Panel title={texts.byChannel} isFlush>
        <AllRows
          isSmall
          isTable
          rowKey="key"
          rows={channels}
          width={320}
          columns={[
            {
              title: texts.channel,
              dataIndex: 'key',
              render: (key: 'sheet' | 'menu' | 'copy' | 'poster') => texts[key],
            },
            { title: texts.shares, dataIndex: 'count', width: 110, align: 'right' },
          ]}
        />
      </Panel>
    </div>
  )
}

interface ComeTableProps<T> {
  title: string
  head: string
  rows: readonly T[]
  rowKey: string & keyof T
  nameOf: (row: T) => string
}

function ComeTable<T extends Sharer | SharedGoods>({
  title,
  head,
  rows,
  rowKey,
  nameOf,
}: ComeTableProps<T>) {
  const texts = sharesTexts.use()
  const numbers = (['shares', 'opened', 'visitors', 'orders'] as const).map((key) => ({
    title: texts[key],
    dataIndex: key,
    width: 110,
    align: 'right' as const,
  }))
  const columns: ListColumn<T>[] = [
    {
      title: head,
      key: 'name',
      render: (_, row) => <span className={styles.key}>{nameOf(row)}</span>,
    },
    ...numbers,
    { title: texts.amount, dataIndex: 'amount', width: 130, align: 'right', render: money },
  ]
  return (
    <Panel title={title} isFlush>
      <AllRows isSmall rowKey={rowKey} rows={rows} atOnce={atOnce} columns={columns} width={660} />
    </Panel>
  )
}
