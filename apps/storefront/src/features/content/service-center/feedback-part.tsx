import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { onFirstUse, optional } from '@mallard/ui/first-use'
import { EditIcon } from '@mallard/ui/icons'
import { Suspense, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { feedbackTexts } from './feedback.texts.ts'

const FeedbackSheet = onFirstUse(() =>
  import('./feedback-sheet.tsx').then((module) => module.default),
)
const OrderToAsk = optional(() => import('./order-to-ask.tsx').then((module) => module.default))
const MyFeedback = optional(() => import('./my-feedback.tsx').then((module) => module.default))

/** A way to write; for a member also an order to ask about, and what was answered. */
export function FeedbackPart({ isWanted }: { isWanted: boolean }) {
  const texts = feedbackTexts()
  const isSignedIn = useSession(({ isLoggedIn }) => isLoggedIn)
  const [isOpen, setOpen] = useState(false)
  const [orderSn, setOrderSn] = useState<string>()
  const write = (about?: string) => {
    setOrderSn(about)
    setOpen(true)
  }
  return (
    <>
      <CellList>
        <Cell
          icon={<EditIcon />}
          title={texts.write}
          note={texts.writeNote}
          onPress={() => write()}
        />
      </CellList>
      {isSignedIn && (
        <Suspense fallback={null}>
          <OrderToAsk onAsk={write} />
          <MyFeedback isWanted={isWanted} />
        </Suspense>
      )}
      <FeedbackSheet open={isOpen} onClose={() => setOpen(false)} orderSn={orderSn} />
    </>
  )
}
