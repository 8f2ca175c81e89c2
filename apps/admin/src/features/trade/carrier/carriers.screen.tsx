import type {
  AdminCarrier,
  CarrierList,
  ListedCarrier,
} from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { movedTo } from '#platform/moving/moved-to.ts'
import { MoveTools } from '#platform/moving/move-tools.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { CarrierForm, type OwnCarrier } from './carrier.form.tsx'
import { asListed, newOwnCode } from './carrier-list.ts'
import styles from './carriers.module.css'
import { carriersTexts } from './carriers.texts.ts'

/** Which ways to send goods are offered, and in which order. */
export default function CarriersScreen() {
  const texts = carriersTexts.use()
  const { api, canEverywhere } = useSession()
  const [open, setOpen] = useState<OwnCarrier>()
  const mayChange = canEverywhere('store.write')
  const answer = useQuery({
    ...api.carrierAdmin.read.query(),
    staleTime: 0,
  })
  const { data } = answer
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={mayChange ? texts.hint : texts.readOnly}
        actions={
          data &&
          mayChange && (
            <Button
              type="primary"
              icon={<Icon name="plus" size={16} />}
              onClick={() => setOpen({ all: data, code: newOwnCode(), own: undefined })}
            >
              {texts.add}
            </Button>
          )
        }
      />
      <Loaded answer={answer}>
        {(all) => (
          <Panel>
            <Rows
              all={all}
              mayChange={mayChange}
              onEdit={(own) => setOpen({ all, code: own.code, own })}
            />
            <p className="soft small">
              {all.updatedAt === null ? texts.unchanged : texts.changedAt(dateTime(all.updatedAt))}
              <AuditLink object="carriers" />
            </p>
          </Panel>
        )}
      </Loaded>
      {open && <CarrierForm of={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useSaving({ version }: CarrierList) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (list: ListedCarrier[]) => api.carrierAdmin.save({ list, version }),
    onSuccess: (saved) => queries.setQueryData(api.carrierAdmin.read.query().queryKey, saved),
    onSettled: () => invalidate(api.carrierAdmin.read, api.orderAdmin.carriers, api.staff.audit),
  })
}

function Rows({
  all,
  mayChange,
  onEdit,
}: {
  all: CarrierList
  mayChange: boolean
  onEdit: (own: AdminCarrier) => void
}) {
  const texts = carriersTexts.use()
  const feedback = useFeedback()
  const saving = useSaving(all)
  const { list } = all
  const usual = list.find(({ isOn }) => isOn)
  const save = (next: readonly AdminCarrier[]) => {
    if (!saving.isPending) saving.mutate(asListed(next), { onError: feedback.failed })
  }
  const about = ({ kind, code, phone }: AdminCarrier) =>
    [texts[kind], kind === 'express' && texts.code(code), phone].filter(Boolean).join(' · ')

  async function remove({ code, name }: AdminCarrier): Promise<void> {
    const question = {
      title: texts.removeAsk(name),
      text: texts.removeHint,
      ok: texts.delete,
      isDangerous: true,
    }
    if (await feedback.ask(question)) save(list.filter((each) => each.code !== code))
  }

  return (
    <ol className={styles.list}>
      {list.map((each, place) => (
        <li key={each.code} className={styles.row}>
          <div className={styles.words}>
            <span className={each.isOn ? undefined : 'soft'}>
              <strong>{each.name}</strong>{' '}
              {each.nameEn !== each.name && <span className="soft">{each.nameEn}</span>}{' '}
              {each === usual && <Pill tone="brand">{texts.usual}</Pill>}
            </span>
            <span className="soft small">{about(each)}</span>
          </div>
          {mayChange && (
            <span className={styles.tools}>
              {each.isOwn && (
                <Button type="text" size="small" onClick={() => onEdit(each)}>
                  {texts.change}
                </Button>
              )}
              <MoveTools
                name={each.name}
                place={place}
                count={list.length}
                onMove={(from, to) => save(movedTo(list, from, to))}
                onRemove={each.isOwn ? () => void remove(each) : undefined}
              />
            </span>
          )}
          <Switch
            aria-label={texts.on(each.name)}
            checked={each.isOn}
            disabled={!mayChange || (each.isOn && list.filter(({ isOn }) => isOn).length === 1)}
            loading={saving.isPending}
            onChange={(isOn) =>
              save(list.map((other) => (other.code === each.code ? { ...other, isOn } : other)))
            }
          />
        </li>
      ))}
    </ol>
  )
}
