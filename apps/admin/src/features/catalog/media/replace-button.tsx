import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { rejectionOf } from '#platform/media/upload-queue.ts'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { useReplaceMedia } from '#platform/media/use-media.ts'
import { FileButton } from '#platform/parts/file-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './media.module.css'

/** Chooses a file that is shown from now on wherever the picture is. */
export function ReplaceButton({ media }: { media: Media }) {
  const texts = mediaTexts.use()
  const feedback = useFeedback()
  const replacing = useReplaceMedia(media)

  async function take(file: File): Promise<void> {
    const why = rejectionOf(file)
    if (why) {
      feedback.found({ type: texts.badType, size: texts.badSize, empty: texts.badEmpty }[why])
      return
    }
    const isSure = await feedback.ask({
      title: texts.replaceAsk,
      text: texts.replaceHint(media.uses),
      ok: texts.replace,
    })
    if (!isSure) return
    replacing.mutate(file, {
      onSuccess: () => feedback.done(texts.replaced),
      onError: feedback.failed,
    })
  }

  return (
    <div className={styles.replace}>
      <FileButton
        label={texts.replace}
        accept="image/jpeg,image/png,image/webp"
        icon={<Icon name="refresh" size={16} />}
        loading={replacing.isPending}
        onFile={take}
      />
    </div>
  )
}
