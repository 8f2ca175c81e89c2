import { href } from '@mallard/contract/paths'
import { Checkbox } from '@mallard/ui/checkbox'
import { confirm } from '@mallard/ui/dialog'
import { useState } from 'react'
import { Link, usePage } from '#platform/navigator/index.ts'
import { signInTexts } from './login.texts.ts'
import styles from './login.module.css'

export interface AgreementHandle {
  isAgreed: boolean
  setAgreed: (isAgreed: boolean) => void
  /** True when the shopper agrees, now or before. */
  ask: () => Promise<boolean>
}

/** The agreements that one accepts by signing in, whichever way. */
export function useAgreement(): AgreementHandle {
  const texts = signInTexts()
  const [isAgreed, setAgreed] = useState(false)
  async function ask() {
    if (isAgreed) return true
    const agrees = await confirm({
      title: texts.agreeAsk,
      text: texts.agreeText,
      ok: texts.agreeOk,
      cancel: texts.agreeNo,
    })
    if (agrees) setAgreed(true)
    return agrees === true
  }
  return { isAgreed, setAgreed, ask }
}

export function Agreement({ isAgreed, setAgreed }: AgreementHandle) {
  const texts = signInTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <div className={styles.agreement}>
      <Checkbox
        checked={isAgreed}
        onChange={setAgreed}
        name="agree"
        label={`${texts.agree} ${texts.user} ${texts.and} ${texts.privacy}`}
      />
      <p>
        {texts.agree}{' '}
        <Link to={href('legalAgreement', { partnerId, storeId, code: 'user' })}>{texts.user}</Link>{' '}
        {texts.and}{' '}
        <Link to={href('legalAgreement', { partnerId, storeId, code: 'privacy' })}>
          {texts.privacy}
        </Link>
      </p>
    </div>
  )
}
