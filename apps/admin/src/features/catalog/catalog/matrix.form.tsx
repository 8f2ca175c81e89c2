import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/api-error.ts'
import { DrawerForm } from '#platform/parts/drawer-form.tsx'
import { useFeedback } from '#platform/use-feedback.ts'
import { AxesEditor } from './axes-editor.tsx'
import { goodsTexts } from './goods.texts.ts'
import styles from './matrix.module.css'
import { MatrixTable } from './matrix-table.tsx'
import { matrixNow } from './matrix-copy.ts'
import { changesOf, type Matrix, planMatrix, takenCode } from './matrix.ts'
import { matrixTexts } from './matrix.texts.ts'
import { useChangeMatrix } from './use-goods.ts'

interface MatrixFormProps {
  goods: AdminGoodsDetail
  onDone: (goods: AdminGoodsDetail) => void
  onClose: () => void
}

/** Options, values and SKUs of goods that are there: the editor of new goods, saved as one. */
export function MatrixForm({ goods, onDone, onClose }: MatrixFormProps) {
  const texts = matrixTexts.use()
  const { save } = goodsTexts.use()
  const feedback = useFeedback()
  const [form] = Form.useForm<object>()
  // As it was when it was opened: what is fetched in the meantime must not hide a conflict.
  const [base] = useState(goods)
  const [matrix, setMatrix] = useState<Matrix>(() => matrixNow(base))
  const [tries, setTries] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const changing = useChangeMatrix(base.itemId)
  const { axes, problems } = planMatrix(matrix)
  const taken =
    changing.error instanceof CallFailure && changing.error.reason === 'skuTaken'
      ? takenCode(matrix, String(changing.error.details.sn))
      : []
  // What is wrong may stand beyond the edge of the page.
  useEffect(() => {
    const drawer = fields.current?.closest('form')
    const wrong = ['.ant-input-status-error', '[role=alert]'].map((which) =>
      drawer?.querySelector(which),
    )
    if (tries > 0) wrong.find(Boolean)?.scrollIntoView({ block: 'center' })
  }, [tries, changing.error])
  const change = (next: Matrix) => {
    changing.reset()
    setMatrix(next)
  }
  return (
    <DrawerForm<object, Parameters<typeof changing.mutate>[0], AdminGoodsDetail>
      title={texts.change}
      ok={save}
      width={1120}
      form={form}
      initial={{}}
      call={changing}
      inputOf={() => ({ id: base.itemId, version: base.version, axes, skus: changesOf(matrix) })}
      confirm={async () => {
        setTries(tries + 1)
        return problems.length === 0
      }}
      isTyped={JSON.stringify(matrix) !== JSON.stringify(matrixNow(base))}
      onDone={(saved) => {
        onDone(saved)
        feedback.done(texts.changed)
      }}
      onClose={onClose}
    >
      <div ref={fields} className={styles.parts}>
        <p className="soft">{texts.changeHint}</p>
        <AxesEditor matrix={matrix} keptAxes={base.axes.length} onChange={change} />
        <MatrixTable
          matrix={matrix}
          problems={tries > 0 ? [...problems, ...taken] : []}
          onChange={change}
        />
      </div>
    </DrawerForm>
  )
}
