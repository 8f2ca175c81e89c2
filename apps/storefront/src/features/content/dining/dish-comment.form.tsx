import { dishWords, maxDishPics } from '@mallard/contract/content/dining/dining.codes'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { TextArea, useForm } from '@mallard/ui/field'
import { StarsInput } from '@mallard/ui/stars'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useSession } from '#platform/session.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'
import { keepDraft, keptDraft } from './dish-draft.ts'
import { useSendComment } from './use-send-comment.ts'

/** Stars, words and pictures of a dish. What a stranger wrote is there again once they signed in. */
export function DishCommentForm({ token }: { token: string }) {
  const texts = diningTexts()
  const api = useApi()
  const send = useSendComment(token)
  const requireLogin = useRequireLogin()
  const isSignedIn = useSession(({ isLoggedIn }) => isLoggedIn)
  const [star, setStar] = useState(0)
  const starsPlace = useRef<HTMLDivElement>(null)
  const pictures = useUpload({ upload: pictureSender(api, 'review'), count: maxDishPics })

  const form = useForm({
    initial: { content: '' },
    rules: {
      content: [
        { required: true, message: texts.wordsMissing },
        { pattern: /\S/, message: texts.wordsMissing },
      ],
    },
    onSubmit: async ({ content }) => {
      if (star === 0) {
        starsPlace.current?.querySelector('input')?.focus()
        return toast(texts.starsMissing)
      }
      if (pictures.isBusy) return toast(texts.busy)
      if (pictures.hasFailed) return toast(texts.failed)
      keepDraft(token, { star, content })
      if (!(await requireLogin())) return
      const pics = pictures.results.map(({ key }) => key)
      if (await send({ star, content: content.trim(), pics })) keepDraft(token, undefined)
    },
  })

  const { set } = form
  // The server draws an empty form.
  useEffect(() => {
    const kept = keptDraft(token)
    if (!kept) return
    setStar(kept.star)
    set('content', kept.content)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each receipt
  }, [token])

  return (
    <form {...form.props} className={styles.form}>
      <Card>
        <div ref={starsPlace} className={styles.stars}>
          <StarsInput value={star} onChange={setStar} label={texts.starsLabel} />
          <span className={styles.starsWord} aria-live="polite">
            {star > 0 ? texts.stars.split('|')[star - 1] : texts.starsMissing}
          </span>
        </div>
      </Card>
      <Card inset={false}>
        <TextArea
          {...form.field('content')}
          label={texts.words}
          layout="stack"
          rows={5}
          maxLength={dishWords}
          count
          placeholder={texts.wordsHint}
        />
        {isSignedIn ? (
          <PictureUpload
            handle={pictures}
            label={texts.pictures}
            help={texts.picturesHelp}
            className={styles.upload}
          />
        ) : (
          <p className={styles.small}>{texts.picturesSignIn}</p>
        )}
      </Card>
      <ActionBar>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.send}
        </Button>
      </ActionBar>
    </form>
  )
}
