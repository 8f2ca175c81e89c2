import type { DishReceipt, OwnDishComment } from '@mallard/contract/content/dining/dining.calls'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { homeHref } from '#platform/login.ts'
import { dayText } from '#platform/moment-text.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'
import { DishCommentForm } from './dish-comment.form.tsx'
import { DishSaid } from './dish-said.tsx'

export function Bar() {
  return <NavBar title={diningTexts().title} onBack={useNavigate().back} />
}

/** A refusal comes whole, with the words that say why. */
export function Unknown({ message }: { message: string }) {
  const texts = diningTexts()
  return (
    <>
      <Bar />
      <Empty art="search" title={message} note={texts.unknownNote} action={<ToShop />} />
    </>
  )
}

/** What was eaten where, one's own comment or the form of it, and what others say. */
export function Dish({ receipt, token }: { receipt: DishReceipt; token: string }) {
  const texts = diningTexts()
  const locale = useLocale()
  const { dish, store, table, state, expireTime, others } = receipt
  return (
    <>
      <Bar />
      <div className={styles.page}>
        <Card>
          <h1 className={styles.dish}>{dish}</h1>
          <p className={styles.place}>
            <span>{store.name}</span>
            <span>{texts.table(table)}</span>
            {state === 'open' && <span>{texts.until(dayText(expireTime, locale))}</span>}
          </p>
        </Card>
        <Own receipt={receipt} token={token} />
        {others.length > 0 && (
          <Card title={texts.others}>
            {others.map((each) => (
              <DishSaid key={each.commentId} comment={each} name={each.nickname || texts.guest} />
            ))}
          </Card>
        )}
      </div>
    </>
  )
}

/** The form while it can be sent, then what became of it. */
function Own({ receipt: { state, mine }, token }: { receipt: DishReceipt; token: string }) {
  const texts = diningTexts()
  if (mine)
    return (
      <Card>
        <div role="status">
          <Empty art="heart" title={texts.thanks} note={becameOf(texts, mine)} />
        </div>
        <DishSaid comment={mine} />
      </Card>
    )
  if (state === 'open') return <DishCommentForm key={token} token={token} />
  return (
    <Card>
      <Empty
        art={state === 'used' ? 'order' : 'coupon'}
        title={texts[state]}
        note={texts[`${state}Note`]}
        action={<ToShop />}
      />
    </Card>
  )
}

function ToShop() {
  return (
    <Button kind="secondary" href={homeHref(usePage().scope)}>
      {diningTexts().home}
    </Button>
  )
}

/** What became of one's own comment. */
function becameOf(
  texts: ReturnType<typeof diningTexts>,
  { state, reason }: OwnDishComment,
): string {
  if (state === 2) return texts.hiddenFor(reason)
  return state === 1 ? texts.shownNote : texts.thanksNote
}
