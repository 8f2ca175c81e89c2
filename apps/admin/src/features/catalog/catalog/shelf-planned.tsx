import type { ShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { Alert, Button } from 'antd'
import { useSession } from '#platform/session.ts'
import { shortTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './goods.module.css'
import { timesOf } from './shelf-stores.ts'
import type { Shelved } from './shelf-times.form.tsx'
import { shelfTexts } from './shelf.texts.ts'
import { usePlanShelf } from './use-goods.ts'

/** In a list: when goods go on and off by themselves, or that they did not. */
export function ShelfLines({ plan: { onAt, offAt, problem } }: { plan: ShelfPlan }) {
  const texts = shelfTexts.use()
  return (
    <>
      {problem && (
        <div className={`small ${styles.bad}`} title={texts[problem]}>
          {texts.failed}
        </div>
      )}
      {onAt !== null && <div className="soft small">{texts.goesOn(shortTime(onAt))}</div>}
      {offAt !== null && <div className="soft small">{texts.goesOff(shortTime(offAt))}</div>}
    </>
  )
}

interface ShelfNotesProps {
  goods: Shelved
  onChange: () => void
}

/** On the page of goods: the same in a sentence, to be changed or cleared. */
export function ShelfNotes({ goods, onChange }: ShelfNotesProps) {
  const texts = shelfTexts.use()
  const { can } = useSession()
  const feedback = useFeedback()
  const call = usePlanShelf()
  const { itemId: id, shelfPlan } = goods
  const { onAt, offAt, problem, version } = shelfPlan
  const plan = (to: Pick<ShelfPlan, 'onAt' | 'offAt'>, said?: string) =>
    call.mutate(
      { id, version, onAt: to.onAt, offAt: to.offAt },
      { onSuccess: () => said && feedback.done(said), onError: feedback.failed },
    )
  return (
    <div className={styles.shelfNotes}>
      {problem && (
        <Alert
          type="error"
          showIcon
          title={texts.failedFor(texts[problem])}
          description={texts[`${problem}Hint`]}
          action={
            can('goods.write') && (
              <Button size="small" loading={call.isPending} onClick={() => plan(shelfPlan)}>
                {texts.understood}
              </Button>
            )
          }
        />
      )}
      {(onAt !== null || offAt !== null) && (
        <Alert
          type="info"
          showIcon
          title={texts.willGo(timesOf(shelfPlan, texts))}
          action={
            can('goods.write') && (
              <span className={styles.rowActions}>
                <Button size="small" type="link" onClick={onChange}>
                  {texts.change}
                </Button>
                <Button
                  size="small"
                  type="link"
                  loading={call.isPending}
                  onClick={() => plan({ onAt: null, offAt: null }, texts.cleared)}
                >
                  {texts.clear}
                </Button>
              </span>
            )
          }
        />
      )}
    </div>
  )
}
