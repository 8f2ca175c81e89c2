import type { Conditions, RfmCell } from '@mallard/contract/account/segment/segment-admin.calls'
import { bands, type Band } from '@mallard/contract/account/segment/segment.codes'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Select } from 'antd'
import { useState } from 'react'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { count, money } from '#platform/show.ts'
import {
  conditionsOfCell,
  membersIn,
  moneyOf,
  ordersOf,
  recencyOf,
  type Cell,
} from './rfm.rules.ts'
import { rfmTexts } from './rfm.texts.ts'
import { SegmentForm } from './segment.form.tsx'
import styles from './segment.module.css'

type Texts = ReturnType<typeof rfmTexts.use>

function recencyName(band: Band, texts: Texts): string {
  const { within, over } = recencyOf(band)
  if (over === undefined) return texts.within(within ?? 0)
  return within === undefined ? texts.over(over) : texts.between(over, within)
}

function ordersName(band: Band, texts: Texts): string {
  const { min, max } = ordersOf(band)
  if (max === undefined) return texts.ordersFrom(min)
  return min === max ? texts.ordersOnly(min) : texts.ordersBetween(min, max)
}

function moneyName(band: Band, texts: Texts): string {
  const { min, max } = moneyOf(band)
  const until = max === undefined ? undefined : money(max + 1)
  if (min === undefined) return texts.below(until ?? '')
  return until === undefined ? texts.from(money(min)) : texts.amounts(money(min), until)
}

/** Members by recency, frequency and money; a cell leads to a segment. */
export function RfmPage() {
  const texts = rfmTexts.use()
  const { api, canEverywhere, scope } = useSession()
  const [of, setOf] = useState<Conditions['of']>('store')
  const [band, setBand] = useState<Band | 0>(0)
  const [chosen, setChosen] = useState<Conditions>()
  const answer = useQuery(api.segmentAdmin.rfm.query({ of }))
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        back={{ to: addressOf(scope, 'segments'), text: texts.back }}
      />
      <Panel isFlush>
        <div className={styles.tools}>
          {canEverywhere('member.read') && (
            <Segmented
              aria-label={texts.of}
              value={of}
              onChange={setOf}
              options={[
                { value: 'store', label: texts.ofStore },
                { value: 'brand', label: texts.ofBrand },
              ]}
            />
          )}
          <Select<Band | 0>
            aria-label={texts.money}
            value={band}
            onChange={setBand}
            options={[
              { value: 0, label: texts.anyMoney },
              ...bands.map((value) => ({ value, label: moneyName(value, texts) })),
            ]}
            style={{ width: 190 }}
          />
        </div>
        <Loaded answer={answer}>
          {({ cells }) => (
            <Grid
              cells={cells}
              money={band || undefined}
              onChoose={(cell) => setChosen(conditionsOfCell(of, cell))}
            />
          )}
        </Loaded>
      </Panel>
      {chosen && <SegmentForm of={{ conditions: chosen }} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const best: readonly Band[] = bands.toReversed()

interface GridProps {
  cells: readonly RfmCell[]
  money: Band | undefined
  onChoose: (cell: Cell) => void
}

function Grid({ cells, money: amount, onChoose }: GridProps) {
  const texts = rfmTexts.use()
  const mayWrite = useSession().can('member.write')
  const at = (recency: Band, frequency: Band): Cell => ({ recency, frequency, money: amount })
  const counts = best.flatMap((recency) =>
    bands.map((frequency) => membersIn(cells, at(recency, frequency))),
  )
  const most = Math.max(1, ...counts)
  const sum = counts.reduce((total, members) => total + members, 0)
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.title}>
      <table className={styles.grid}>
        <caption className="soft small">{texts.sum(count(sum))}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.recency}</th>
            {bands.map((band) => (
              <th key={band} scope="col">
                {ordersName(band, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {best.map((recency) => (
            <tr key={recency}>
              <th scope="row">{recencyName(recency, texts)}</th>
              {bands.map((frequency) => {
                const cell = at(recency, frequency)
                const members = membersIn(cells, cell)
                const share = Math.round((members / most) * 60)
                const said = texts.cell(
                  recencyName(recency, texts),
                  ordersName(frequency, texts),
                  count(members),
                )
                return (
                  <td key={frequency}>
                    <button
                      type="button"
                      disabled={members === 0 || !mayWrite}
                      aria-label={said}
                      style={{
                        background: `color-mix(in srgb, var(--brand-wash) ${20 + share}%, var(--fill))`,
                      }}
                      onClick={() => onChoose(cell)}
                    >
                      {count(members)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
