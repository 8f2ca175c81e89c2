import type { PrivacyChoice } from '@mallard/contract/account/member/account.calls'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { Switch } from '@mallard/ui/switch'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { isAllowed, rememberChoice } from '#platform/privacy.ts'
import { useSession } from '#platform/session.ts'
import { momentText } from '#platform/moment-text.ts'
import { agreementTexts } from './agreement.texts.ts'
import styles from './setting.module.css'

/**
 * What one may allow beyond the necessary: a member's choices are kept with the account, a
 * visitor's in the browser.
 */
export function PrivacyChoices({ choices }: { choices: readonly PrivacyChoice[] }) {
  const texts = agreementTexts()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  return (
    <>
      <CellList title={texts.choices}>
        {choices.map((choice) =>
          isLoggedIn ? (
            <MemberChoice key={choice.code} choice={choice} />
          ) : (
            <VisitorChoice key={choice.code} code={choice.code} />
          ),
        )}
      </CellList>
      <p className={`${styles.quiet} ${styles.inset}`}>{texts.choicesNote}</p>
    </>
  )
}

function MemberChoice({ choice: { code, isAllowed: allowed, at } }: { choice: PrivacyChoice }) {
  const texts = agreementTexts()
  const locale = useLocale()
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => rememberChoice(code, allowed), [code, allowed])

  async function choose(isAllowedNow: boolean) {
    setBusy(true)
    try {
      await api.member.agreementChoose({ code, isAllowed: isAllowedNow })
      await client.invalidateQueries({ queryKey: api.member.agreementList.key })
      toast(texts.saved, { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }

  const when =
    at === null ? '' : (allowed ? texts.allowed : texts.withdrawn)(momentText(at, locale))
  return (
    <Choice
      code={code}
      isOn={allowed}
      onChange={(next) => void choose(next)}
      isBusy={isBusy}
      when={when}
    />
  )
}

function VisitorChoice({ code }: Pick<PrivacyChoice, 'code'>) {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(isAllowed(code)), [code])
  function choose(next: boolean) {
    rememberChoice(code, next)
    setOn(next)
  }
  return <Choice code={code} isOn={isOn} onChange={choose} />
}

interface ChoiceProps {
  code: PrivacyChoice['code']
  isOn: boolean
  onChange: (isOn: boolean) => void
  isBusy?: boolean
  when?: string
}

function Choice({ code, isOn, onChange, isBusy = false, when = '' }: ChoiceProps) {
  const texts = agreementTexts()
  const note = texts[`${code}Note`]
  return (
    <Cell
      title={texts[code]}
      note={
        <>
          {note}
          {when && (
            <>
              <br />
              {when}
            </>
          )}
        </>
      }
      trailing={<Switch checked={isOn} onChange={onChange} label={texts[code]} busy={isBusy} />}
    />
  )
}
