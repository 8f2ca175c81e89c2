import type { Locale } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ChipGroup } from '@mallard/ui/chip'
import { confirm } from '@mallard/ui/dialog'
import { GlobeIcon, SunIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { useState } from 'react'
import { useSetLocale } from '#platform/locale.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { useSignOut } from '#platform/sign-out.ts'
import { useTheme } from '#platform/theme.ts'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

/** Language, where the shop speaks more than one, and colours. */
export function Appearance() {
  const texts = userCenterTexts()
  const [theme, setTheme] = useTheme()
  const locale = useLocale()
  const setLocale = useSetLocale()
  const hasEnglish = usePartner()?.partner.hasEnglish ?? true
  return (
    <CellList>
      {hasEnglish && (
        <Cell
          icon={<GlobeIcon />}
          title={texts.language}
          trailing={
            <ChipGroup<Locale>
              label={texts.language}
              hideLabel
              value={locale}
              onChange={setLocale}
              options={[
                { value: 'zh', label: '中文' },
                { value: 'en', label: 'English' },
              ]}
            />
          }
          className={styles.choice}
        />
      )}
      <Cell
        icon={<SunIcon />}
        title={texts.theme}
        trailing={
          <ChipGroup
            label={texts.theme}
            hideLabel
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'auto', label: texts.auto },
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
            ]}
          />
        }
        className={styles.choice}
      />
    </CellList>
  )
}

/** The way out of the shop's account, asked for once more. */
export function SignOut() {
  const texts = userCenterTexts()
  const signOut = useSignOut(usePage().scope)
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    if (
      !(await confirm({
        title: texts.logoutAsk,
        text: texts.logoutText,
        ok: texts.logout,
        cancel: texts.cancel,
      }))
    )
      return
    setBusy(true)
    try {
      await signOut()
    } catch {
      setBusy(false)
    }
  }

  return (
    <Button size="lg" block busy={isBusy} onClick={() => void leave()}>
      {texts.logout}
    </Button>
  )
}
