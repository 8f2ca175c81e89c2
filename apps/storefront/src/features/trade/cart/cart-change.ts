import type { Cart, CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { minus, sumOf, times } from '@mallard/kernel/money'

/** What the shopper does to the cart; each says the same when it is said twice. */
export type CartChange =
  | { kind: 'quantity'; id: number; quantity: number }
  | { kind: 'tick'; ids: readonly number[]; checked: boolean }
  | { kind: 'remove'; ids: readonly number[] }
  /** 0: the shop takes the best. What it saves is for the server to say. */
  | { kind: 'reduction'; id: number; promotionId: number }
  /** Another colour or size. What it costs is for the server to say. */
  | { kind: 'sku'; id: number; productSn: string }
  /** What was removed comes back; the same request twice brings it back once. */
  | { kind: 'restore'; lines: readonly CartLine[]; requestId: string }

/** Stock is told up to this number; as many or more is plenty. */
const plenty = 99
const maxUnits = 999

/**
 * Whether a line that is removed can be brought back: what cannot be bought any more cannot, and
 * add-ons are chosen on their own page.
 */
export function canReturn({ isAddBuy, valid, invalidReason }: CartLine): boolean {
  return !isAddBuy && (valid || invalidReason === 'notEnoughStock' || invalidReason === 'overLimit')
}

/** Units of the line that can be bought. */
export function maxQuantityOf({ stock, limit }: Pick<CartLine, 'stock' | 'limit'>): number {
  return Math.min(stock >= plenty ? maxUnits : stock, limit || maxUnits)
}

function changedLine(line: CartLine, change: CartChange): CartLine {
  if (change.kind === 'quantity' && change.id === line.id) {
    const isValid = change.quantity <= maxQuantityOf(line)
    const productQuantity = change.quantity
    const realAmount = minus(times(line.productPrice, productQuantity), line.promotionAmount)
    return {
      ...line,
      productQuantity,
      realAmount,
      valid: isValid,
      checked: isValid && (line.checked || !line.valid),
      invalidReason: isValid ? null : line.invalidReason,
    }
  }
  if (change.kind === 'reduction' && change.id === line.id)
    return {
      ...line,
      choices: line.choices.map((choice) => ({
        ...choice,
        chosen: choice.id === change.promotionId,
      })),
    }
  if (change.kind === 'tick' && change.ids.includes(line.id))
    return { ...line, checked: change.checked && line.valid }
  return line
}

/**
 * The cart as it will look when the server has taken the change: shown at once, corrected by the
 * answer.
 */
export function changedCart(cart: Cart, change: CartChange): Cart {
  const stays = (line: CartLine) => change.kind !== 'remove' || !change.ids.includes(line.id)
  const groups = cart.groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter(stays).map((line) => changedLine(line, change)),
    }))
    .filter((group) => group.lines.length > 0)
  const invalid = cart.invalid.filter(stays)
  const lines = groups.flatMap((group) => group.lines)
  const valid = lines.filter((line) => line.valid)
  const checked = lines.filter((line) => line.checked)
  const totalAmount = sumOf(checked, (line) => times(line.productPrice, line.productQuantity))
  const promotionAmount = sumOf(checked, (line) => line.promotionAmount)
  return {
    ...cart,
    groups,
    invalid,
    amounts: {
      ...cart.amounts,
      totalAmount,
      promotionAmount,
      payAmount: minus(totalAmount, promotionAmount),
    },
    checkedAll: valid.length > 0 && checked.length === valid.length,
    cartNum: unitsOf([...lines, ...invalid]),
    checkedNum: unitsOf(checked),
  }
}

function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.productQuantity, 0)
}
