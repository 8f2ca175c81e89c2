import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { Button } from '@mallard/ui/button'
import { RadioGroup } from '@mallard/ui/radio'
import { Sheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'

/** Nobody's id: the shop takes the best. */
const best = '0'

export default function ReductionSheet({
  open,
  onClose,
  line,
  handle,
}: {
  open: boolean
  onClose: () => void
  line: CartLine
  handle: CartHandle
}) {
  const texts = cartTexts()
  const chosen = String(line.choices.find((choice) => choice.chosen)?.id ?? best)
  // Where the arrow keys are; it counts once it is confirmed.
  const [moved, setMoved] = useState<string>()
  const options = [
    { value: best, label: texts.bestReduction },
    ...line.choices.map(({ id, name, text }) => ({ value: String(id), label: name, note: text })),
  ]

  function close() {
    setMoved(undefined)
    onClose()
  }

  function choose(value: string) {
    if (value !== chosen)
      handle.change({ kind: 'reduction', id: line.id, promotionId: Number(value) })
    close()
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.changeReduction}
      footer={
        moved !== undefined &&
        moved !== chosen && (
          <Button kind="primary" size="lg" block onClick={() => choose(moved)}>
            {texts.useReduction}
          </Button>
        )
      }
    >
      <RadioGroup
        label={texts.changeReduction}
        value={moved ?? chosen}
        onChange={setMoved}
        onPick={choose}
        options={options}
      />
    </Sheet>
  )
}
