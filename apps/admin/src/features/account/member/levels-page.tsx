import type { AdminLevel } from '@mallard/contract/pricing/points/level-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { LevelForm } from './level.form.tsx'
import { levelTexts } from './level.texts.ts'
import styles from './member.module.css'
import { PointsRulesPanel } from './points-rules-panel.tsx'
import { useLevelChange } from './use-members.ts'

/** The levels of members: where they begin, what they pay and earn. */
export function LevelsPage() {
  const texts = levelTexts.use()
  const { api, canEverywhere, scope } = useSession()
  const answer = useQuery(api.levelAdmin.list.query())
  const [open, setOpen] = useState<AdminLevel | 'new'>()
  const mayWrite = canEverywhere('level.write')

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        back={{ to: addressOf(scope, 'members'), text: texts.back }}
        actions={
          mayWrite && (
            <Button
              type="primary"
              icon={<Icon name="plus" size={16} />}
              onClick={() => setOpen('new')}
            >
              {texts.add}
            </Button>
          )
        }
      />
      <div className={styles.stack}>
        <Panel isFlush>
          <AllRows
            rowKey="code"
            answer={answer}
            rows={answer.data}
            columns={useColumns(setOpen)}
            width={760}
          />
        </Panel>
        <PointsRulesPanel />
      </div>
      {open && (
        <LevelForm of={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** Asks before a level goes, and what becomes of its members. */
function useRemoval(): (level: AdminLevel) => Promise<void> {
  const texts = levelTexts.use()
  const feedback = useFeedback()
  const { removing } = useLevelChange()
  return async ({ code, name, members }) => {
    const question = {
      title: texts.removeAsk(name),
      text: texts.removeHint(members),
      ok: texts.remove,
      isDangerous: true,
    }
    if (await feedback.ask(question))
      removing.mutate(code, {
        onSuccess: () => feedback.done(texts.removed),
        onError: feedback.failed,
      })
  }
}

function useColumns(onEdit: (level: AdminLevel) => void): ListColumn<AdminLevel>[] {
  const texts = levelTexts.use()
  const mayWrite = useSession().canEverywhere('level.write')
  const remove = useRemoval()
  return [
    {
      title: texts.name,
      key: 'name',
      render: (_, { name, nameEn, benefit }) => (
        <div className={styles.cell}>
          <span>
            <strong>{name}</strong> <span className="soft">{nameEn}</span>
          </span>
          {benefit !== '' && <span className="soft small">{benefit}</span>}
        </div>
      ),
    },
    {
      title: texts.growthMin,
      key: 'growth',
      width: 130,
      render: (_, { growthMin }) => texts.from(count(growthMin)),
    },
    {
      title: texts.discount,
      key: 'discount',
      width: 130,
      render: (_, { discountBp }) =>
        discountBp === 10_000 ? texts.noDiscount : texts.percent(discountBp),
    },
    {
      title: texts.rate,
      key: 'rate',
      width: 130,
      render: (_, { pointsRateBp }) => texts.percent(pointsRateBp),
    },
    {
      title: texts.members,
      key: 'members',
      width: 90,
      align: 'right',
      render: (_, { members }) => count(members),
    },
    ...(mayWrite
      ? [
          {
            title: <span className="sr-only">{texts.change}</span>,
            key: 'actions',
            width: 170,
            align: 'right' as const,
            render: (_: unknown, level: AdminLevel) => (
              <>
                <Button type="text" size="small" onClick={() => onEdit(level)}>
                  {texts.change}
                </Button>
                {level.growthMin > 0 && (
                  <Button type="text" size="small" danger onClick={() => void remove(level)}>
                    {texts.remove}
                  </Button>
                )}
              </>
            ),
          },
        ]
      : []),
  ]
}
