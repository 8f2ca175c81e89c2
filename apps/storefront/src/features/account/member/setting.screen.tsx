import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { BellIcon, BookIcon, DownloadIcon, ShieldIcon, UserIcon } from '@mallard/ui/icons'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'
import { Bar } from './bar.tsx'
import { Appearance, SignOut } from './settings.tsx'
import { settingTexts } from './setting.texts.ts'
import styles from './setting.module.css'

export default defineScreen('setting', {
  head: () => ({ noIndex: true }),
  Screen: () => {
    const texts = settingTexts()
    const { partnerId, storeId } = usePage().scope
    const store = { partnerId, storeId }
    const isLoggedIn = useSession((session) => session.isLoggedIn)
    return (
      <>
        <Bar title={texts.setting} />
        <div className={styles.page}>
          <CellList>
            <Cell
              icon={<UserIcon />}
              title={texts.information}
              note={texts.informationNote}
              href={href('information', store)}
            />
            <Cell
              icon={<ShieldIcon />}
              title={texts.security}
              note={texts.securityNote}
              href={href('settingAccountSecurity', store)}
            />
            <Cell
              icon={<BellIcon />}
              title={texts.message}
              note={texts.messageNote}
              href={href('settingMessage', store)}
            />
            <Cell
              icon={<DownloadIcon />}
              title={texts.personal}
              note={texts.personalNote}
              href={href('settingPersonal', store)}
            />
            <Cell
              icon={<BookIcon />}
              title={texts.agreement}
              note={texts.agreementNote}
              href={href('settingAgreement', store)}
            />
          </CellList>
          <Appearance />
          {isLoggedIn && <SignOut />}
        </div>
      </>
    )
  },
})
