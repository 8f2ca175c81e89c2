import {
  maxReviewTags,
  reviewTags,
  tagsFor,
  type ReviewTag,
} from '@mallard/contract/catalog/review/review-tags'
import { lettersFrom, lettersOf } from '@mallard/contract/catalog/review/letters'
import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Checkbox } from '@mallard/ui/checkbox'
import { Chip } from '@mallard/ui/chip'
import { TextArea, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { StarsInput } from '@mallard/ui/stars'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import { BoughtGoods, OwnWords } from './own-review.tsx'
import type { Written } from './use-review.ts'
import styles from './comment.module.css'
import { commentTexts } from './comment.texts.ts'

/** Stars, words and pictures; for a review that is there already, what is added to it. */
export function ReviewForm({
  item,
  onSend,
}: {
  item: ReviewItem
  onSend: (written: Written) => Promise<void>
}) {
  const texts = commentTexts()
  const api = useApi()
  const [star, setStar] = useState(0)
  const [chosen, setChosen] = useState<readonly ReviewTag[]>([])
  const [isAnonymous, setAnonymous] = useState(false)
  const starsPlace = useRef<HTMLDivElement>(null)
  const pictures = useUpload({ upload: pictureSender(api, 'review') })
  const isNew = !item.comment
  const least = isNew ? item.least : null
  const offered = tagsFor(star)
  const tags = chosen.filter((code) => offered.includes(code))

  const form = useForm({
    initial: { content: '' },
    rules: {
      content: [
        { required: true, message: texts.wordsMissing },
        { pattern: /\S/, message: texts.wordsMissing },
        ...(least ? [{ pattern: lettersFrom(least.letters), message: texts.minWords(least) }] : []),
      ],
    },
    onSubmit: async ({ content }) => {
      if (isNew && star === 0) {
        starsPlace.current?.querySelector('input')?.focus()
        return toast(texts.starsMissing)
      }
      if (pictures.isBusy) return toast(texts.busy)
      if (pictures.hasFailed) return toast(texts.failed)
      if (least && pictures.results.length < least.pics) return toast(texts.minPics(least))
      try {
        await onSend({
          star,
          content: content.trim(),
          tags,
          pics: pictures.results.map(({ key }) => key),
          anonymous: isAnonymous,
        })
      } catch {
        // The shell has told the shopper why; what was written stays.
      }
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      <Card>
        <BoughtGoods item={item} />
        {item.comment && <OwnWords review={item.comment} />}
        {isNew && (
          <div ref={starsPlace} className={styles.stars}>
            <StarsInput value={star} onChange={setStar} label={texts.starsLabel} />
            <span className={styles.starsWord} aria-live="polite">
              {star > 0 ? texts.stars.split('|')[star - 1] : texts.starsMissing}
            </span>
          </div>
        )}
        {isNew && star > 0 && <TagChoice offered={offered} chosen={tags} onChange={setChosen} />}
      </Card>
      <Card inset={false}>
        {least && (
          <Notice tone="brand">
            {texts.report(least)}{' '}
            <span className="tnum">
              {texts.soFar(lettersOf(form.values.content), pictures.results.length)}
            </span>
          </Notice>
        )}
        <TextArea
          {...form.field('content')}
          label={texts.words}
          layout="stack"
          rows={5}
          maxLength={500}
          count
          placeholder={isNew ? texts.wordsPlaceholder : texts.addPlaceholder}
        />
        <PictureUpload
          handle={pictures}
          label={texts.pictures}
          help={texts.picturesHelp}
          className={styles.upload}
        />
      </Card>
      {isNew && (
        <Card>
          <Checkbox checked={isAnonymous} onChange={setAnonymous}>
            {texts.anonymous}
            <span className={styles.anonymous}>{texts.anonymousNote}</span>
          </Checkbox>
        </Card>
      )}
      <ActionBar>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.send}
        </Button>
      </ActionBar>
    </form>
  )
}

/** What can be said in a word, a few of them. */
function TagChoice({
  offered,
  chosen,
  onChange,
}: {
  offered: readonly ReviewTag[]
  chosen: readonly ReviewTag[]
  onChange: (chosen: readonly ReviewTag[]) => void
}) {
  const texts = commentTexts()
  const place = useLocale() === 'en' ? 1 : 0
  const isFull = chosen.length >= maxReviewTags
  return (
    <div role="group" aria-label={texts.tags} className={styles.choices}>
      {offered.map((code) => {
        const isOn = chosen.includes(code)
        return (
          <Chip
            key={code}
            selected={isOn}
            onPress={() => {
              if (isOn) return onChange(chosen.filter((each) => each !== code))
              return isFull ? void toast(texts.tagsFull) : onChange([...chosen, code])
            }}
          >
            {reviewTags[code].text[place]}
          </Chip>
        )
      })}
    </div>
  )
}
