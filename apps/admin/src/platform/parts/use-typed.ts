import { useCallback, useRef, useState } from 'react'
import { useLeaveGuard } from '../router.tsx'
import { defineTexts } from '../texts.ts'
import { useFeedback } from '../use-feedback.ts'

const texts = defineTexts(
  { title: '放弃填写的内容？', text: '这里填写的内容还没有保存。', ok: '放弃', stay: '继续填写' },
  { title: 'Discard what you typed?', text: 'It is not saved yet.', ok: 'Discard', stay: 'Go on' },
)

interface Typed {
  /** Something was typed or chosen. */
  onTyped: () => void
  /** It is saved: nothing would be lost any more. */
  onSaved: () => void
  /**
   * For what Escape, the cross and Cancel do alike: the last two are meant, Escape may have been
   * for something else.
   */
  onClose: (event: { readonly type: string }) => void
}

/** Keeps what was typed over a page: Escape, links and the browser's back ask before it is lost. */
export function useTyped(close: () => void, wasTyped = false): Typed {
  const feedback = useFeedback()
  const words = texts.use()
  const [isTyped, setTyped] = useState(wasTyped)
  const isSaved = useRef(false)
  const asked = useRef<Promise<boolean>>(undefined)

  const mayLose = useCallback((): Promise<boolean> => {
    if (isSaved.current) return Promise.resolve(true)
    asked.current ??= feedback
      .ask({
        title: words.title,
        text: words.text,
        ok: words.ok,
        cancel: words.stay,
        isDangerous: true,
      })
      .finally(() => {
        asked.current = undefined
      })
    return asked.current
  }, [feedback, words])
  useLeaveGuard(isTyped ? mayLose : undefined)

  return {
    onTyped: () => {
      isSaved.current = false
      setTyped(true)
    },
    onSaved: () => {
      isSaved.current = true
    },
    onClose: ({ type }) => {
      if (!isTyped || type !== 'keydown') return close()
      void mayLose().then((isMeant) => isMeant && close())
    },
  }
}
