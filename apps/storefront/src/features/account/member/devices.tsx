import type { DeviceSession } from '@mallard/contract/account/member/account.calls'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { confirm } from '@mallard/ui/dialog'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { dotted } from '#platform/dotted.ts'
import { momentText } from '#platform/moment-text.ts'
import { securityTexts } from './security.texts.ts'
import { useAccount } from './use-account.ts'
import styles from './setting.module.css'

/** Where the account is signed in, and the ways to end that. */
export function Devices({ list }: { list: readonly DeviceSession[] }) {
  const texts = securityTexts()
  const locale = useLocale()
  const { endSession, endOthers, endEverywhere } = useAccount()

  async function ask(
    words: { title: string; text: string; ok: string },
    act: () => Promise<string>,
  ) {
    if (!(await confirm({ ...words, cancel: texts.cancel, danger: true }))) return
    try {
      toast(await act(), { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    }
  }

  const end = ({ id, device }: DeviceSession) =>
    ask(
      { title: texts.endAsk(device || texts.unknownDevice), text: texts.endText, ok: texts.end },
      async () => {
        await endSession(id)
        return texts.ended
      },
    )
  const everywhere = () =>
    ask({ title: texts.endAllAsk, text: texts.endAllText, ok: texts.endAll }, async () => {
      await endEverywhere()
      return texts.endedAll
    })
  async function others() {
    try {
      toast(texts.endedOthers(await endOthers()), { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    }
  }

  return (
    <>
      <CellList title={texts.devicesTitle}>
        {list.map((session) => (
          <Cell
            key={session.id}
            title={
              <span className={styles.mark}>
                {session.device || texts.unknownDevice}
                {session.isCurrent && <Tag tone="good">{texts.thisDevice}</Tag>}
              </span>
            }
            note={dotted([texts.seenAt(momentText(session.seenAt, locale)), session.place])}
            trailing={
              session.isCurrent ? undefined : (
                <Button
                  size="sm"
                  aria-label={`${texts.end} ${session.device || texts.unknownDevice}`}
                  onClick={() => void end(session)}
                >
                  {texts.end}
                </Button>
              )
            }
          />
        ))}
      </CellList>
      <div className={styles.foot}>
        {list.length > 1 && (
          <Button size="lg" block onClick={() => void others()}>
            {texts.endOthers}
          </Button>
        )}
        <Button size="lg" block onClick={() => void everywhere()}>
          {texts.endAll}
        </Button>
      </div>
    </>
  )
}
