import { lazy, startTransition, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { repeatLostTaps } from './early-tap.ts'

interface PartProps {
  readonly onTap: () => void
}

const Part = ({ onTap }: PartProps) => <button onClick={onTap}>播放</button>
const page = (Late: ComponentType<PartProps>, onTap: () => void, onOther: () => void) => (
  <main>
    <button onClick={onOther}>其他</button>
    <Suspense fallback={null}>
      <Late onTap={onTap} />
    </Suspense>
  </main>
)

/** A drawn page that comes to life but for a part, whose code comes with `arrive`. */
function drawn() {
  const [onTap, onOther] = [vi.fn(), vi.fn()]
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(page(Part, onTap, onOther))
  let arrive = () => {}
  const code = new Promise<{ default: typeof Part }>((resolve) => {
    arrive = () => resolve({ default: Part })
  })
  startTransition(
    () =>
      void hydrateRoot(
        root,
        page(
          lazy(() => code),
          onTap,
          onOther,
        ),
      ),
  )
  const [other, late] = [...root.querySelectorAll('button')]
  return { onTap, onOther, arrive, other: other!, late: late! }
}

const aWhile = () => vi.advanceTimersByTimeAsync(500)

beforeAll(repeatLostTaps)
afterEach(() => void vi.useRealTimers())

it('makes a tap on a part whose code is on its way once it is there, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { late, arrive, onTap } = drawn()
  late.click()
  late.click()
  await aWhile()
  expect(onTap).not.toHaveBeenCalled()
  arrive()
  await aWhile()
  expect(onTap).toHaveBeenCalledTimes(1)
  late.click()
  await aWhile()
  expect(onTap).toHaveBeenCalledTimes(2)
})

it('forgets it when something else is tapped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { late, other, arrive, onTap, onOther } = drawn()
  late.click()
  other.click()
  arrive()
  await aWhile()
  expect(onTap).not.toHaveBeenCalled()
  expect(onOther).toHaveBeenCalledTimes(1)
})
