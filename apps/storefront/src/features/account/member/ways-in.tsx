import type { BoundIdentity } from '@mallard/contract/account/member/account.calls'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { confirm } from '@mallard/ui/dialog'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { momentText } from '#platform/moment-text.ts'
import { securityTexts } from './security.texts.ts'
import { useAccount } from './use-account.ts'

const named = ['wx-openid', 'wx-unionid', 'apple', 'toutiao', 'oa'] as const

function nameOf(type: string, texts: ReturnType<typeof securityTexts>): string {
  const known = named.find((each) => each === type)
  return known ? texts[known] : texts.other
}

/** How one gets into the account; one way is always left. */
export function WaysIn({
  phoneMasked,
  list,
}: {
  phoneMasked: string
  list: readonly BoundIdentity[]
}) {
  const texts = securityTexts()
  const locale = useLocale()
  const { unbind } = useAccount()

  async function remove(identity: BoundIdentity) {
    const name = nameOf(identity.type, texts)
    if (
      !(await confirm({
        title: texts.unbindAsk(name),
        text: texts.unbindText,
        ok: texts.unbind,
        cancel: texts.cancel,
        danger: true,
      }))
    )
      return
    try {
      await unbind(identity.id)
      toast(texts.unbound, { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    }
  }

  return (
    <CellList title={texts.waysTitle}>
      {phoneMasked && <Cell title={texts.sms} value={phoneMasked} />}
      {list.map((identity) => (
        <Cell
          key={identity.id}
          title={nameOf(identity.type, texts)}
          note={
            identity.canUnbind ? texts.boundAt(momentText(identity.boundAt, locale)) : texts.lastWay
          }
          trailing={
            <Button
              size="sm"
              disabled={!identity.canUnbind}
              aria-label={`${texts.unbind} ${nameOf(identity.type, texts)}`}
              onClick={() => void remove(identity)}
            >
              {texts.unbind}
            </Button>
          }
        />
      ))}
    </CellList>
  )
}
