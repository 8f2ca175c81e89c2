import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bar } from './bar.tsx'
import { ChangePhone } from './change-phone.tsx'
import { Devices } from './devices.tsx'
import { SetPassword } from './set-password.tsx'
import { securityTexts } from './security.texts.ts'
import { WaysIn } from './ways-in.tsx'
import styles from './setting.module.css'

export default defineScreen('settingAccountSecurity', {
  queries: ({ api }) => ({
    ways: api.member.identityList.query(),
    devices: api.member.sessionList.query(),
    password: api.member.passwordState.query(),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={securityTexts().title} />
      <div className={styles.page} role="status" aria-label={securityTexts().loading}>
        <Card>
          <SkeletonText lines={4} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { ways, devices, password } }) => {
    const texts = securityTexts()
    const { partnerId, storeId } = usePage().scope
    const [isChanging, setChanging] = useState(false)
    const [isSetting, setSetting] = useState(false)
    return (
      <>
        <Bar title={texts.title} />
        <div className={styles.page}>
          <CellList>
            <Cell
              title={texts.phone}
              value={ways.phoneMasked || texts.noPhone}
              onPress={() => setChanging(true)}
            />
            <Cell
              title={texts.password}
              value={password.isSet ? texts.passwordIsSet : texts.passwordNotSet}
              onPress={() => (ways.phoneMasked ? setSetting(true) : toast(texts.phoneFirst))}
            />
          </CellList>
          <WaysIn phoneMasked={ways.phoneMasked} list={ways.list} />
          <Devices list={devices.list} />
          <CellList>
            <Cell
              title={texts.closeAccount}
              note={texts.closeNote}
              href={href('settingCancelAccount', { partnerId, storeId })}
            />
          </CellList>
        </div>
        <SetPassword
          open={isSetting}
          onClose={() => setSetting(false)}
          isSet={password.isSet}
          phoneMasked={ways.phoneMasked}
        />
        <ChangePhone
          open={isChanging}
          onClose={() => setChanging(false)}
          phoneMasked={ways.phoneMasked}
        />
      </>
    )
  },
})
