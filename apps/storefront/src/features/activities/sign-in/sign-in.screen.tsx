import type { SignInContent } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { Switch } from '@mallard/ui/switch'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { MonthView } from './month-view.tsx'
import { Rewards } from './rewards.tsx'
import styles from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'
import { useSignIn } from './use-sign-in.ts'

export default defineScreen('signIn', {
  queries: ({ api }) => ({ content: api.signIn.content.query() }),
  head: ({ scope: { partnerId, storeId }, locale }) => {
    const texts = signInTexts.of(locale)
    return {
      title: texts.title,
      description: texts.description,
      canonical: href('signIn', { partnerId, storeId }),
    }
  },
  Skeleton: () => <RowBones bar={<Bar />} count={5} label={signInTexts().loading} />,
  Screen: ({ data: { content } }) => (
    <>
      <Bar />
      {content.isOn ? <Open drawn={content} /> : <Off />}
    </>
  ),
})

function Bar() {
  const texts = signInTexts()
  return <PageBar title={texts.title} right={<ShareButton label={texts.title} />} />
}

function Off() {
  const texts = signInTexts()
  return (
    <Empty
      title={texts.off}
      note={texts.offNote}
      action={<Button href={href('integralCenter', {})}>{texts.toPoints}</Button>}
    />
  )
}

function Open({ drawn }: { drawn: SignInContent }) {
  const texts = signInTexts()
  const signIn = useSignIn(drawn)
  const { partnerId, storeId } = usePage().scope
  return (
    <div className={styles.page}>
      <Rewards signIn={signIn} />
      <MonthView signIn={signIn} />
      <CellList>
        <Cell
          title={texts.remind}
          note={texts.remindNote}
          trailing={
            <Switch
              label={texts.remind}
              checked={drawn.isReminded}
              busy={signIn.isBusy}
              onChange={signIn.remind}
            />
          }
        />
        <Cell title={texts.toStore} href={href('pointsStore', { partnerId, storeId })} />
        <Cell title={texts.toPoints} href={href('integralCenter', {})} />
      </CellList>
      <Card title={texts.how}>
        <div className={styles.rules}>
          <p>{texts.rule1}</p>
          <p>{texts.rule2}</p>
          <p>{texts.rule3(drawn.expiryText)}</p>
        </div>
      </Card>
    </div>
  )
}
