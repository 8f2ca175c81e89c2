import type { AdminEvaluate } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { Button } from 'antd'
import { count } from '#platform/show.ts'
import { evaluateTexts } from './evaluate.texts.ts'
import { useDeciding } from './use-deciding.ts'

/** Once applications are over: the lot, and the end of choosing. */
export function EvaluateActions({ of }: { of: AdminEvaluate }) {
  const texts = evaluateTexts.use()
  const { decide, isDeciding, ask } = useDeciding()
  const { id, quota, chosen, waiting, mayChoose, isSettled, state } = of
  const left = Math.min(quota - chosen, waiting)

  async function draw(): Promise<void> {
    const question = { title: texts.drawTitle(count(left)), text: texts.drawText, ok: texts.draw }
    if (await ask(question)) decide((calls) => calls.draw({ id }))
  }

  async function settle(): Promise<void> {
    const title = texts.settleTitle(count(waiting))
    if (await ask({ title, text: texts.settleText, ok: texts.settle }))
      decide((calls) => calls.settle({ id }))
  }

  return (
    <>
      {mayChoose && left > 0 && (
        <Button type="primary" loading={isDeciding} onClick={() => void draw()}>
          {texts.draw}
        </Button>
      )}
      {state === 'END' && !isSettled && (
        <Button loading={isDeciding} onClick={() => void settle()}>
          {texts.settle}
        </Button>
      )}
    </>
  )
}
