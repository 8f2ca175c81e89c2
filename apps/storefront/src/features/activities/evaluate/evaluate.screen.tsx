import type { Evaluate } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { ListRow } from '@mallard/ui/list-row'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import shared from '#entities/activity/activity.module.css'
import { ShareButton } from '#entities/share/share-button.tsx'
import { useApi } from '#platform/api.ts'
import { dotted } from '#platform/dotted.ts'
import { homeHref } from '#platform/login.ts'
import { dayText } from '#platform/moment-text.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'
import { Reports } from './reports.tsx'

/** Trials of the store: those one can apply for, those to come, earlier ones, and their reports. */
export default defineScreen('evaluate', {
  queries: ({ api }) => ({ trials: api.evaluate.list.query({}) }),

  head: ({ scope: { partnerId, storeId }, locale }, { trials: { list } }) => {
    const texts = evaluateTexts.of(locale)
    return {
      title: texts.title,
      description: texts.lead,
      ...(list[0] && { image: list[0].pic }),
      canonical: href('evaluate', { partnerId, storeId }),
    }
  },

  Skeleton: () => <RowBones bar={<Bar />} count={5} label={evaluateTexts().loading} />,

  Screen: ({ data: { trials } }) => (
    <>
      <Bar />
      {trials.list.length === 0 ? <Nothing /> : <Trials trials={trials} />}
    </>
  ),
})

function Bar() {
  const texts = evaluateTexts()
  return <PageBar title={texts.title} right={<ShareButton label={texts.share} />} />
}

function Nothing() {
  const texts = evaluateTexts()
  const { scope } = usePage()
  return (
    <Empty
      title={texts.none}
      note={texts.noneNote}
      action={
        <Button kind="primary" href={homeHref(scope)}>
          {texts.home}
        </Button>
      }
    />
  )
}

interface Listed {
  list: readonly Evaluate[]
  hasNext: boolean
  reports: Parameters<typeof Reports>[0]['reports']
}

function Trials({ trials }: { trials: Listed }) {
  const texts = evaluateTexts()
  const api = useApi()
  const { items, state, loadMore } = usePages<Evaluate>(trials, (pageNum) =>
    api.evaluate.list.query({ pageNum }),
  )
  const groups = [
    [texts.now, items.filter(({ stage }) => stage === 'applying')],
    [texts.soon, items.filter(({ stage }) => stage === 'draft')],
    [texts.past, items.filter(({ stage }) => stage !== 'applying' && stage !== 'draft')],
  ] as const
  return (
    <div className={shared.body}>
      {groups.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} className={styles.rows}>
              <h2>{title}</h2>
              {some.map((each) => (
                <Row key={each.id} trial={each} />
              ))}
            </section>
          ),
      )}
      {state !== 'done' && <LoadMore state={state} onLoad={loadMore} />}
      {trials.reports.length > 0 && (
        <section className={shared.panel}>
          <h2>{texts.reports}</h2>
          <Reports reports={trials.reports} isLinked />
        </section>
      )}
    </div>
  )
}

function Row({ trial }: { trial: Evaluate }) {
  const texts = evaluateTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { id, name, title, pic, stage, quota, applied, startAt, endAt, salePrice } = trial
  const isOpen = stage === 'applying' || stage === 'draft'
  const when = {
    applying: texts.until(dayText(endAt, locale)),
    draft: texts.from(dayText(startAt, locale)),
  }
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes="88px" tint={pic.color} radius="m" />}
      title={name}
      note={title}
      href={href('checkEvaluateDetail', { partnerId, storeId, id })}
      tags={
        <>
          <Tag tone={stage === 'applying' ? 'brand' : 'neutral'}>{texts[stage]}</Tag>
          {isOpen && <Tag tone="neutral">{when[stage]}</Tag>}
        </>
      }
      foot={isOpen && <Price amount={fen(0)} original={salePrice} size="lg" />}
      trailing={
        <span className={shared.quiet}>
          {dotted([texts.places(quota), stage === 'draft' ? undefined : texts.applied(applied)])}
        </span>
      }
    />
  )
}
