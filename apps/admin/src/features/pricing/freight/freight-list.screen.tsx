import type { AdminFreight } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { type FreightArea, freightModes } from '@mallard/contract/pricing/freight/freight-areas'
import { fen } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { count, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { AreaMark, CoverMap } from './cover-map.tsx'
import { FreightForm } from './freight.form.tsx'
import styles from './freight.module.css'
import { freightTexts } from './freight.texts.ts'
import { type Places, usePlaces, useRemoveFreight } from './use-freight.ts'

/** Places of an area that are named before the rest is counted. */
const maxNamed = 8

/** The partner's freight templates, each with its areas and a map of what they cover. */
export default function FreightListScreen() {
  const texts = freightTexts.use()
  const { api, canEverywhere } = useSession()
  const answer = useQuery({
    ...api.freightAdmin.list.query(),
    select: ({ templates }) => templates,
  })
  const places = usePlaces()
  const [edited, setEdited] = useState<{ before?: AdminFreight }>()
  const mayChange = canEverywhere('goods.write')
  const now = answer.data?.find(({ id }) => id === edited?.before?.id) ?? edited?.before
  return (
    <>
      <PageHeader
        title={texts.freight}
        hint={mayChange ? texts.hint : texts.readOnly}
        actions={
          mayChange && (
            <Button
              type="primary"
              icon={<Icon name="plus" size={16} />}
              onClick={() => setEdited({})}
            >
              {texts.newFreight}
            </Button>
          )
        }
      />
      <Loaded answer={answer}>
        {(templates) =>
          templates.length === 0 ? (
            <Panel>
              <Blank title={texts.none} text={texts.noneHint} isSmall />
            </Panel>
          ) : (
            <div className={styles.list}>
              {templates.map((template) => (
                <Template
                  key={template.id}
                  of={template}
                  places={places}
                  onEdit={mayChange ? () => setEdited({ before: template }) : undefined}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {edited && places && (
        <FreightForm
          of={{ template: now, before: edited.before, places }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

interface TemplateProps {
  of: AdminFreight
  places: Places | undefined
  onEdit: (() => void) | undefined
}

function Template({ of: template, places, onEdit }: TemplateProps) {
  const texts = freightTexts.use()
  const { name, mode, goods, areas } = template
  const remove = useRemoval(template)
  return (
    <Panel
      title={
        <>
          {name}{' '}
          <span className={styles.mode}>
            {mode === freightModes.weight ? texts.byWeight : texts.byPiece} ·{' '}
            {goods > 0 ? texts.goods(goods) : texts.unused}
          </span>
        </>
      }
      extra={
        onEdit && (
          <span className={styles.actions}>
            <Button size="small" onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button size="small" danger disabled={goods > 0} onClick={remove}>
              {texts.delete}
            </Button>
          </span>
        )
      }
    >
      <div className={styles.template}>
        <CoverMap areas={areas} />
        <ol className={styles.areas}>
          {areas.map((area, index) => (
            <li key={area.codes.join() || 'rest'} className={styles.area}>
              <AreaMark index={index} isDelivered={!area.deny} />
              <span className={styles.where}>{placesText(area.codes, places, texts)}</span>
              <span className={styles.cost}>{costText(area, mode, texts)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

type Words = ReturnType<typeof freightTexts.use>

function placesText(codes: readonly string[], places: Places | undefined, texts: Words): string {
  if (codes.length === 0) return texts.rest
  const nameOf = (code: string) => (code === '9' ? texts.abroad : (places?.nameOf(code) ?? ''))
  const names = codes.slice(0, maxNamed).map(nameOf).filter(Boolean).join(texts.between)
  return codes.length > maxNamed ? texts.more(names, codes.length) : names
}

function costText(area: FreightArea, mode: number, texts: Words): string {
  const { first, firstFee, step, stepFee, freeOverAmount, deny, days } = area
  if (deny) return texts.notDelivered
  const when = typeof days === 'number' ? ` · ${texts.inDays(days)}` : ''
  if (firstFee === 0 && stepFee === 0) return texts.always + when
  const unit = mode === freightModes.weight ? texts.weightUnit : texts.pieceUnit
  const units = (amount: number) => `${count(amount)} ${unit}`
  const fee = texts.fee(units(first), money(fen(firstFee)), units(step), money(fen(stepFee)))
  if (freeOverAmount === null) return fee + when
  return `${fee} · ${texts.freeFrom(money(fen(freeOverAmount)))}${when}`
}

function useRemoval({ id, name }: AdminFreight): () => void {
  const texts = freightTexts.use()
  const feedback = useFeedback()
  const removing = useRemoveFreight()
  async function remove(): Promise<void> {
    const question = { title: texts.removeAsk(name), ok: texts.delete, isDangerous: true }
    if (!(await feedback.ask(question))) return
    removing.mutate(id, {
      onSuccess: () => feedback.done(texts.removed),
      onError: feedback.failed,
    })
  }
  return () => void remove()
}
