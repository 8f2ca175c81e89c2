import type { PageName } from '@mallard/contract/pages'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { notePrivacy } from '#platform/privacy.ts'
import { useSession } from '#platform/session.ts'
import { useSignOut } from '#platform/sign-out.ts'
import { momentText } from '#platform/moment-text.ts'
import { consentTexts } from './consent.texts.ts'
import { useConsent } from './use-consent.ts'
import styles from './consent.module.css'

interface Props {
  page: PageName
  scope: Scope
}

/** Asks a member whose agreements have changed: accepted, or signed out. */
export function ConsentSheet(props: Props) {
  const memberId = useSession(({ me }) => me?.id)
  // An account that is being closed is asked about that first.
  const isClosing = useSession(({ cancelAt }) => cancelAt !== undefined)
  return memberId === undefined || isClosing ? null : (
    <Question key={memberId} memberId={memberId} {...props} />
  )
}

function Question({ memberId, page, scope }: Props & { memberId: number }) {
  const texts = consentTexts()
  const locale = useLocale()
  const signOut = useSignOut(scope)
  const { due, isBusy, accept } = useConsent(memberId, scope)
  const { partnerId, storeId } = scope

  async function agree() {
    if (await accept()) toast(texts.accepted, { tone: 'good' })
  }
  const decline = () => {
    notePrivacy({ code: 'privacy', isGiven: false })
    void signOut().catch(() => undefined)
  }

  return (
    <Sheet
      // It steps aside while one of them is being read.
      open={due.length > 0 && page !== 'legalAgreement' && page !== 'preview'}
      onClose={decline}
      dismissible={false}
      title={due.some(({ agreed }) => agreed) ? texts.changed : texts.first}
      footer={
        <div className={styles.buttons}>
          <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void agree()}>
            {texts.accept}
          </Button>
          <Button kind="plain" size="lg" block disabled={isBusy} onClick={decline}>
            {texts.decline}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{texts.text}</p>
      <CellList>
        {due.map(({ code, title, version, updatedAt }) => (
          <Cell
            key={code}
            title={`《${title}》`}
            note={texts.version(
              version,
              momentText(updatedAt, locale).replace(/,? \d\d:\d\d$/, ''),
            )}
            href={href('legalAgreement', { partnerId, storeId, code })}
          />
        ))}
      </CellList>
    </Sheet>
  )
}
