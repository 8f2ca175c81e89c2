import fc from 'fast-check'
import { expect } from 'vitest'
import { buyingActs } from './test-model-buying.ts'
import { laterActs } from './test-model-after.ts'
import { invoiceActs } from './test-model-invoices.ts'
import { voucherActs } from './test-model-vouchers.ts'
import { ordersOf, type Model, type Real } from './test-model.ts'

/** Choices of one step, so that a shrunk counter-example makes the same ones. */
export interface Roll {
  below(count: number): number
  oneOf<T>(list: readonly T[]): T
}

export interface Act {
  readonly name: string
  /** How often it is drawn, against the others. */
  readonly weight: number
  isPossible(model: Readonly<Model>): boolean
  run(model: Model, real: Real, roll: Roll): Promise<unknown>
}

function rollOf(dice: readonly number[]): Roll {
  let next = 0
  const below = (count: number) => dice[next++ % dice.length]! % count
  return { below, oneOf: (list) => list[below(list.length)]! }
}

const acts: readonly Act[] = [...buyingActs, ...voucherActs, ...laterActs, ...invoiceActs]
export const actNames = acts.map(({ name }) => name)

/** One of the acts that are possible now, each as often as its weight says. */
function actFor(model: Readonly<Model>, roll: Roll): Act {
  const possible = acts.filter((act) => act.isPossible(model))
  return roll.oneOf(possible.flatMap((act) => Array.from({ length: act.weight }, () => act)))
}

/**
 * One command: does something, then holds orders against the model and the books of the whole shop
 * against the invariants.
 */
class Step implements fc.AsyncCommand<Model, Real> {
  private readonly dice: readonly number[]
  private did = ''

  constructor(dice: readonly number[]) {
    this.dice = dice
  }

  check(): boolean {
    return true
  }

  async run(model: Model, real: Real): Promise<void> {
    const roll = rollOf(this.dice)
    const act = actFor(model, roll)
    this.did = act.name
    await act.run(model, real, roll)
    real.counts.set(act.name, (real.counts.get(act.name) ?? 0) + 1)
    const found = await ordersOf(real)
    const statuses = (list: Iterable<readonly [string, number]>) =>
      [...list].map(([sn, status]) => `${sn} ${status}`).toSorted()
    const known = model.orders.map(({ sn, status, isPaymentPending }): [string, number] => [
      sn,
      isPaymentPending ? found.get(sn)!.status : status,
    ])
    expect(statuses([...found].map(([sn, { status }]) => [sn, status]))).toEqual(statuses(known))
    expect(await real.newBreaches()).toEqual([])
  }

  toString(): string {
    return `${this.did}(${this.dice.join()})`
  }
}

export const step = fc
  .array(fc.nat({ max: 10_000 }), { minLength: 7, maxLength: 7 })
  .map((dice) => new Step(dice))
