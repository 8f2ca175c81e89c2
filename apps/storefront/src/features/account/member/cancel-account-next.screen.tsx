import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { confirm } from '@mallard/ui/dialog'
import { Empty } from '@mallard/ui/empty'
import { useForm } from '@mallard/ui/field'
import { CheckCircleIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { homeHref } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { CodeField, useCodeRules } from '#platform/phone-code/code-field.tsx'
import { Bar } from './bar.tsx'
import { cancelTexts } from './cancel-account.texts.ts'
import { useAccount } from './use-account.ts'
import styles from './setting.module.css'

export default defineScreen('settingCancelAccountNext', {
  query: ['reason'],
  queries: ({ api }) => ({
    me: api.identity.userInfo.query(),
    check: api.member.checkCancel.query(),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={cancelTexts().title} />
      <div className={styles.page} role="status" aria-label={cancelTexts().loading}>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { me, check }, query }) => {
    const texts = cancelTexts()
    const { scope } = usePage()
    const [finalAt, setFinalAt] = useState<number>()
    const locale = useLocale()
    if (finalAt !== undefined) {
      return (
        <div className={styles.done} role="status">
          <CheckCircleIcon size={56} />
          <h1>{texts.done}</h1>
          <p className={styles.quiet}>{texts.doneNote(momentText(finalAt, locale))}</p>
          <Button kind="primary" size="lg" href={homeHref(scope)}>
            {texts.home}
          </Button>
        </div>
      )
    }
    const { partnerId, storeId } = scope
    return (
      <>
        <Bar title={texts.title} />
        {query.reason ? (
          <Verify
            reason={query.reason}
            phoneMasked={me.phoneMasked}
            coolingDays={check.coolingDays}
            onDone={setFinalAt}
          />
        ) : (
          <Empty
            title={texts.noReason}
            action={
              <Button kind="primary" href={href('settingCancelAccount', { partnerId, storeId })}>
                {texts.back}
              </Button>
            }
          />
        )}
      </>
    )
  },
})

interface VerifyProps {
  reason: string
  phoneMasked: string
  coolingDays: number
  onDone: (finalAt: number) => void
}

function Verify({ reason, phoneMasked, coolingDays, onDone }: VerifyProps) {
  const texts = cancelTexts()
  const api = useApi()
  const { cancel } = useAccount()
  const form = useForm({
    initial: { code: '' },
    rules: { code: useCodeRules() },
    onSubmit: async ({ code }) => {
      if (
        !(await confirm({
          title: texts.sure,
          text: texts.sureText(coolingDays),
          ok: texts.sureOk,
          cancel: texts.cancel,
          danger: true,
        }))
      )
        return
      try {
        onDone(await cancel(reason, code))
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })
  return (
    <form {...form.props} className={styles.page}>
      <div className={styles.verify}>
        <h2>{texts.verifyTitle}</h2>
        <p className={styles.quiet}>{texts.verifyNote(phoneMasked)}</p>
      </div>
      <CellList>
        <CodeField
          label={texts.code}
          {...form.field('code')}
          purpose={`cancel ${phoneMasked}`}
          ask={(answer) => api.member.cancelSms(answer)}
        />
      </CellList>
      <Button type="submit" kind="danger" size="lg" block busy={form.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
