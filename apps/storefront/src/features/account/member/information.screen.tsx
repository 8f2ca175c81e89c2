import { Card } from '@mallard/ui/card'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bar } from './bar.tsx'
import { InformationForm } from './information.form.tsx'
import { settingTexts } from './setting.texts.ts'
import { useAccount, type ProfileChange } from './use-account.ts'
import styles from './setting.module.css'

export default defineScreen('information', {
  queries: ({ api }) => ({ me: api.identity.userInfo.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={settingTexts().information} />
      <div className={styles.page} role="status" aria-label={settingTexts().loading}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { me } }) => {
    const texts = settingTexts()
    const navigate = useNavigate()
    const { saveProfile } = useAccount()

    async function keep(change: ProfileChange) {
      await saveProfile(change)
      toast(texts.saved, { tone: 'good' })
      navigate.back()
    }

    return (
      <>
        <Bar title={texts.information} />
        <InformationForm me={me} onSave={keep} />
      </>
    )
  },
})
