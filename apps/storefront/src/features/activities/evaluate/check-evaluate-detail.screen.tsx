import type {
  Evaluate,
  EvaluateMine,
  EvaluateReport,
} from '@mallard/contract/activities/evaluate/evaluate.fields'
import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel/money'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Countdown } from '@mallard/ui/countdown'
import { Price } from '@mallard/ui/price'
import { slashed } from '@mallard/ui/slashed'
import { Steps } from '@mallard/ui/steps'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { ActivityOffer } from '#entities/activity/activity-offer.tsx'
import shared from '#entities/activity/activity.module.css'
import { useServerClock } from '#entities/activity/use-server-clock.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { useApi } from '#platform/api.ts'
import { linesOf } from '#platform/lines-of.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { Actions } from './actions.tsx'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'
import { Mine } from './mine.tsx'
import { Reports } from './reports.tsx'

interface Shown {
  evaluate: Evaluate
  intro: string
  rules: string
  my: EvaluateMine | null
  reports: readonly EvaluateReport[]
  serverTime: number
}

/** A trial: what is tested, how many places there are, how one stands to it, and its reports. */
export default defineScreen('checkEvaluateDetail', {
  queries: ({ api, params: { id } }) => ({
    shown: api.evaluate.detail.query({ id: Number(id) }),
  }),

  head: ({ scope: { partnerId, storeId } }, { shown: { evaluate, intro } }) => ({
    title: evaluate.name,
    description: intro,
    image: evaluate.pic,
    canonical: href('checkEvaluateDetail', { partnerId, storeId, id: evaluate.id }),
  }),

  Skeleton: () => <RowBones bar={<Bar />} count={5} label={evaluateTexts().loading} />,

  Screen: ({ data: { shown } }) => (
    <>
      <Bar />
      {/* Another trial is another page, although it has the same screen. */}
      <Trial key={shown.evaluate.id} {...shown} />
    </>
  ),
})

function Bar() {
  const texts = evaluateTexts()
  return <PageBar title={texts.detailTitle} right={<ShareButton label={texts.share} />} />
}

function Trial({ evaluate, intro, rules, my, reports, serverTime }: Shown) {
  const texts = evaluateTexts()
  const { partnerId, storeId } = usePage().scope
  const { itemId } = evaluate
  return (
    <>
      <div className={shared.body}>
        <Offer trial={evaluate} serverTime={serverTime} />
        {my && <Mine my={my} trial={evaluate} />}
        {intro !== '' && (
          <section className={shared.panel}>
            <h2>{texts.intro}</h2>
            {linesOf(intro).map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </section>
        )}
        <Way trial={evaluate} my={my} />
        {rules !== '' && (
          <section className={shared.panel}>
            <h2>{texts.rules}</h2>
            <ul className={shared.rules}>
              {linesOf(rules).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <CellList>
          <Cell title={texts.about} href={href('goods', { partnerId, storeId, itemId })} />
        </CellList>
        {reports.length > 0 && (
          <section className={shared.panel}>
            <h2>{texts.reports}</h2>
            <Reports reports={reports} />
          </section>
        )}
      </div>
      <Actions trial={evaluate} my={my} />
    </>
  )
}

function Offer({ trial, serverTime }: { trial: Evaluate; serverTime: number }) {
  const texts = evaluateTexts()
  const api = useApi()
  const client = useQueryClient()
  const { now, offset } = useServerClock(serverTime)
  const { name, title, productAttr, pic, salePrice, stage, quota, applied } = trial
  const isSoon = stage === 'draft'
  const tags = (
    <>
      <Tag tone={stage === 'applying' ? 'brand' : 'neutral'}>{texts[stage]}</Tag>
      <Tag tone="neutral">{texts.places(quota)}</Tag>
      {!isSoon && <Tag tone="neutral">{texts.applied(applied)}</Tag>}
    </>
  )
  const goods = (
    <p className={styles.goods}>
      {title} {productAttr && slashed(productAttr)}
    </p>
  )
  return (
    <ActivityOffer pic={pic} alt={title} title={name} note={goods} tags={tags}>
      <div className={shared.row}>
        <Price amount={fen(0)} original={salePrice} size="xl" />
        {(isSoon || stage === 'applying') && (
          <Countdown
            key={stage}
            kind="blocks"
            label={isSoon ? texts.beginsIn : texts.endsIn}
            until={isSoon ? trial.startAt : trial.endAt}
            renderedAt={now}
            offset={offset}
            onEnd={() => void client.invalidateQueries({ queryKey: api.evaluate.detail.key })}
          />
        )}
      </div>
    </ActivityOffer>
  )
}

/** The four steps of a trial, and at which one is. */
function Way({ trial, my }: { trial: Evaluate; my: EvaluateMine | null }) {
  const texts = evaluateTexts()
  const items = [
    { key: 'apply', title: texts.wayApply },
    { key: 'choose', title: texts.wayChoose },
    { key: 'get', title: texts.wayGet },
    { key: 'report', title: texts.wayReport },
  ]
  const at = { applied: 1, coming: 2, due: 3, late: 3, reported: 4 } as const
  const own = my && my.step in at ? at[my.step as keyof typeof at] : undefined
  const all = { draft: 0, applying: 0, choosing: 1, testing: 2, ended: 4 }
  return (
    <section className={shared.panel}>
      <h2>{texts.way}</h2>
      <Steps items={items} current={own ?? all[trial.stage]} />
      <p className={shared.quiet}>
        {texts.wayReport} · {texts.reportDays(trial.reportDays)}
      </p>
    </section>
  )
}
