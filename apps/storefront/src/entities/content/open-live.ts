import type { Locale } from '@mallard/kernel'
import { toast } from '@mallard/ui/toast'
import { currentHost } from '#platform/host.ts'
import { defineTexts } from '#platform/texts.ts'

const texts = defineTexts(
  { elsewhere: '请在小程序中观看直播' },
  { elsewhere: 'Live rooms open in our mini-program' },
)

/** Opens a live room of the mini-program; anywhere else it says where such rooms are. */
export async function openLive(room: string, locale: Locale): Promise<void> {
  const isOpen = await currentHost()
    .openLive(room)
    .catch(() => false)
  if (!isOpen) toast(texts.of(locale).elsewhere)
}
