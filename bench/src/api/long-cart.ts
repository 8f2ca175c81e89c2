import type { Step } from 'autocannon'
import type { BenchWorld } from './fill.ts'
import { journey, seenOf, submission, taking, type Kept } from './journey.ts'

/** The steps whose time is told, with the routes by which the server counts them. */
export const told = {
  list: '/b2c/cartV3/:scope/list',
  flow: '/b2c/orderV2/:scope/flow/:flowId/:cartId',
  submit: '/b2c/orderV2/:scope/submit',
} as const
export type Told = keyof typeof told

export interface LongCarts {
  readonly steps: readonly Step[]
  /** Milliseconds that each answer took. */
  readonly took: Readonly<Record<Told, number[]>>
  /** Whole rounds, and when each ended. */
  readonly done: { readonly took: number; readonly at: number }[]
  readonly wrong: string[]
}

/** Lines of a cart, as `fillCarts` makes them. */
const lines = 20
const points = 1_000
const base = '/b2c/orderV2/1-1'

/**
 * A cart of twenty lines is looked at, checked out with a coupon and points, priced, and submitted:
 * one after another on each connection.
 */
export function longCarts({ tokens }: BenchWorld): LongCarts {
  const { post, get, keep, wrong } = journey()
  const nextToken = taking(tokens.collectors)
  const took: LongCarts['took'] = { list: [], flow: [], submit: [] }
  const done: LongCarts['done'] = []

  /** A step whose time is told. */
  function timed(name: Told, setup: Step['setupRequest'], pick: Parameters<typeof keep>[1]): Step {
    const kept = keep(name, pick)
    return {
      setupRequest: (request, context) => {
        context['asked'] = String(performance.now())
        return setup?.(request, context)
      },
      onResponse: (...answer) => {
        took[name].push(performance.now() - Number(answer[2]['asked']))
        kept?.(...answer)
      },
    }
  }

  const steps: Step[] = [
    timed(
      'list',
      (request, kept) => {
        Object.assign(kept, { token: nextToken(), began: String(performance.now()) } satisfies Kept)
        return get(() => '/b2c/cartV3/1-1/list')?.(request, kept)
      },
      ({ groups }) => {
        const ids = groups.flatMap((group) => group.lines.map(({ id }) => id))
        if (ids.length !== lines) wrong.push(`list: ${ids.length} lines`)
        return { ids: ids.join(',') }
      },
    ),
    {
      setupRequest: post(
        ({ ids }) => ids && `${base}/checkout`,
        ({ ids = '' }) => ({ ids: ids.split(',').map(Number) }),
      ),
      onResponse: keep('checkout', ({ flowId, cartId }) => ({ flowId, cartId: String(cartId) })),
    },
    {
      setupRequest: post(
        ({ flowId, cartId }) => flowId && `${base}/flow-modify/${flowId}/${cartId}`,
        () => ({ useIntegration: points }),
      ),
      onResponse: keep('points', () => ({ isChosen: 'yes' })),
    },
    timed(
      'flow',
      post(({ isChosen, flowId, cartId }) => isChosen && `${base}/flow/${flowId}/${cartId}`),
      (flow) => {
        const { promotionAmount, couponAmount, integrationAmount } = flow.amounts
        if (!promotionAmount || !couponAmount || !integrationAmount)
          wrong.push(
            `flow: promotion, coupon and points are not all in ${JSON.stringify(flow.amounts)}`,
          )
        return seenOf(flow)
      },
    ),
    timed(
      'submit',
      post(({ amount }) => amount && `${base}/submit`, submission),
      ({ orderSn }) => ({ orderSn }),
    ),
  ]
  const last = steps.at(-1)!
  const submitted = last.onResponse
  last.onResponse = (...answer) => {
    submitted?.(...answer)
    const at = performance.now()
    done.push({ took: at - Number(answer[2]['began']), at })
  }
  return { steps, took, done, wrong }
}
