import { maxPictures } from '@mallard/contract/activities/form/form.codes'
import { Button } from '@mallard/ui/button'
import { useUpload } from '@mallard/ui/upload'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useSession } from '#platform/session.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './form.module.css'
import { formTexts } from './form.texts.ts'

/** Pictures belong to a member, who alone may see them again: strangers are asked to sign in. */
export function PictureAnswer(props: AnswerProps) {
  const texts = formTexts()
  const isSignedIn = useSession(({ isLoggedIn }) => isLoggedIn)
  const requireLogin = useRequireLogin()
  if (isSignedIn) return <Pictures {...props} />
  return (
    <p className={styles.hint}>
      {texts.picsSignIn} <Button onClick={() => void requireLogin()}>{texts.signIn}</Button>
    </p>
  )
}

function Pictures({ question: { id, most }, form }: AnswerProps) {
  const handle = useUpload({ upload: pictureSender(useApi(), 'form'), count: most ?? maxPictures })
  const keys = handle.results.map(({ key }) => key)
  const told = keys.join()
  const { isBusy } = handle
  // The kit holds what has arrived; the form is told when that changes.
  useEffect(() => {
    if (told !== form.valueOf(id).join()) form.answer(id, keys)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [told])
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => form.setBusy(id, isBusy), [isBusy])
  return <PictureUpload handle={handle} label={formTexts().pics} />
}
