import type { CartLine } from '@mallard/contract/cart/cart.fields'
import { RadioGroup } from '@mallard/ui/radio'
import { Sheet } from '@mallard/ui/sheet'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'

/** Nobody's id: the shop takes the best. */
const best = '0'

export default function ReductionSheet({ open, onClose, line, handle }: { open: boolean; onClose: () => void; line: CartLine; handle: CartHandle }) {
  const texts = cartTexts()
  const chosen = line.choices.find((choice) => choice.chosen)
  const options = [{ value: best, label: texts.bestReduction }, ...line.choices.map(({ id, name, text }) => ({ value: String(id), label: name, note: text }))]

  function choose(value: string) {
    handle.change({ kind: 'reduction', id: line.id, promotionId: Number(value) })
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={texts.changeReduction}>
      <RadioGroup label={texts.changeReduction} value={chosen ? String(chosen.id) : best} onChange={choose} options={options} />
    </Sheet>
  )
}
