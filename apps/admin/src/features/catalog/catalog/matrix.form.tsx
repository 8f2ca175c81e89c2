import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/api-error.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { AxesEditor } from './axes-editor.tsx'
import { goodsTexts } from './goods.texts.ts'
import styles from './matrix.module.css'
import { MatrixTable } from './matrix-table.tsx'
import { matrixNow } from './matrix-copy.ts'
import { changesOf, type Matrix, planMatrix, takenCode } from './matrix.ts'
import { matrixTexts } from './matrix.texts.ts'
import { useChangeMatrix } from './use-goods.ts'

/** Options, values and SKUs of goods that are there: the editor of new goods, saved as one. */
export const MatrixForm = defineForm({
  texts: matrixTexts,
  shape: 'drawer',
  width: 1120,
  initial: (_goods: AdminGoodsDetail) => ({}),
  useOwn: useMatrix,
  inputOf: (_values, { itemId: id, version }, _now, { matrix, plan }) => ({
    ...{ id, version, axes: plan.axes },
    skus: changesOf(matrix),
  }),
  send: (_api, input, _requestId, { changing }) => changing.mutateAsync(input),
  title: ({ texts }) => texts.change,
  ok: ({ locale }) => goodsTexts.of(locale).save,
  check: ({ own: { plan, tried } }) => {
    tried()
    return plan.problems.length === 0
  },
  fields: (view) => <MatrixFields {...view.own} failure={view.failure} forget={view.forget} />,
  done: ({ texts }) => texts.changed,
})

/** What is typed of goods as they were when it was opened. */
function useMatrix(base: AdminGoodsDetail) {
  const changing = useChangeMatrix(base.itemId)
  const [matrix, setMatrix] = useState<Matrix>(() => matrixNow(base))
  const [tries, setTries] = useState(0)
  return {
    ...{ base, changing, matrix, setMatrix, tries },
    plan: planMatrix(matrix),
    tried: () => setTries(tries + 1),
  }
}

interface MatrixFieldsProps extends ReturnType<typeof useMatrix> {
  failure: Error | null
  forget: () => void
}

function MatrixFields(props: MatrixFieldsProps) {
  const { base, matrix, setMatrix, plan, tries, failure, forget } = props
  const texts = matrixTexts.use()
  const fields = useRef<HTMLDivElement>(null)
  const taken =
    failure instanceof CallFailure && failure.reason === 'skuTaken'
      ? takenCode(matrix, String(failure.details.sn))
      : []
  // What is wrong may stand beyond the edge of the page.
  useEffect(() => {
    const drawer = fields.current?.closest('form')
    const wrong = ['.ant-input-status-error', '[role=alert]'].map((which) =>
      drawer?.querySelector(which),
    )
    if (tries > 0) wrong.find(Boolean)?.scrollIntoView({ block: 'center' })
  }, [tries, failure])
  const change = (next: Matrix) => {
    forget()
    setMatrix(next)
  }
  return (
    <div ref={fields} className={styles.parts}>
      <p className="soft">{texts.changeHint}</p>
      <AxesEditor matrix={matrix} keptAxes={base.axes.length} onChange={change} />
      <MatrixTable
        matrix={matrix}
        problems={tries > 0 ? [...plan.problems, ...taken] : []}
        onChange={change}
      />
    </div>
  )
}
