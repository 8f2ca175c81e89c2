import type { ShareCard } from '@mallard/host'
import type { ShareChannel } from '@mallard/contract/insight/share/share.calls'
import { onFirstUse } from '@mallard/ui/first-use'
import { CopyIcon, PictureIcon, ShareIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi } from '#platform/api.ts'
import { copyText } from '#platform/copy.ts'
import { currentHost } from '#platform/host.ts'
import { usePage } from '#platform/navigator/index.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { shown } from '#platform/title.ts'
import type { PosterOffer, PosterViewProps } from './poster-view.tsx'
import { cardOf, posterOf } from './share-card.ts'
import styles from './share-sheet.module.css'
import { shareTexts } from './share.texts.ts'

const PosterView = onFirstUse<PosterViewProps & { open: boolean; onClose: () => void }>(() =>
  import('./poster-view.tsx').then((module) => module.default),
)

export interface ShareSheetProps {
  open: boolean
  onClose: () => void
  /** Goods that the poster is of; the store without any. */
  itemId?: number | undefined
  /** An activity that the poster is of; the same one as long as the sheet is open. */
  offer?: PosterOffer | undefined
  /** It was shared, in whatever way. */
  onShared?: (() => void) | undefined
}

/** The ways to share the page one is on. */
export default function ShareSheet({ open, onClose, itemId, offer, onShared }: ShareSheetProps) {
  const texts = shareTexts()
  const locale = useLocale()
  const page = usePage()
  const api = useApi()
  const [isPoster, setPoster] = useState(false)
  const [card, setCard] = useState<ShareCard>()
  const [own, setOwn] = useState<PosterOffer>()
  const poster = offer ?? own

  // Made before the press: some browsers share only while the tap is fresh.
  useEffect(() => {
    if (!open) return setPoster(false)
    if (itemId === undefined) setOwn(posterOf(shown.head, page.scope))
    void cardOf({ page, head: shown.head, title: document.title }, location.origin).then(setCard)
  }, [open, page, itemId])

  function note(channel: ShareChannel) {
    onShared?.()
    // Whether the note arrives changes nothing for the shopper.
    api.share.record({ id: newUuid(), channel, path: location.pathname }).catch(() => undefined)
  }

  async function copy({ link }: ShareCard, done?: string) {
    await copyText(link, locale, done)
    note('copy')
  }

  async function send(given: ShareCard) {
    onClose()
    const outcome = await currentHost()
      .share(given)
      .catch(() => 'unsupported' as const)
    if (outcome === 'unsupported') return copy(given, texts.copied)
    if (outcome === 'cancelled') return
    toast(outcome === 'menu' ? texts.menu : texts.shared)
    note(outcome === 'menu' ? 'menu' : 'sheet')
  }

  return (
    <Sheet open={open} onClose={onClose} title={isPoster ? texts.posterTitle : texts.title}>
      {isPoster ? (
        <PosterView
          open
          onClose={() => setPoster(false)}
          itemId={itemId}
          offer={poster}
          onSaved={() => note('poster')}
        />
      ) : (
        <div className={styles.ways}>
          <Way
            icon={<ShareIcon size={24} />}
            text={texts.send}
            onPress={card && (() => void send(card))}
          />
          <Way
            icon={<CopyIcon size={24} />}
            text={texts.copy}
            onPress={
              card &&
              (() => {
                onClose()
                void copy(card)
              })
            }
          />
          <Way
            icon={<PictureIcon size={24} />}
            text={itemId === undefined && !poster ? texts.storePoster : texts.poster}
            onPress={() => setPoster(true)}
          />
        </div>
      )}
    </Sheet>
  )
}

function Way({
  icon,
  text,
  onPress,
}: {
  icon: ReactNode
  text: string
  onPress: (() => void) | undefined
}) {
  return (
    <button type="button" className={styles.way} onClick={onPress} disabled={!onPress}>
      <span className={styles.dot}>{icon}</span>
      {text}
    </button>
  )
}
