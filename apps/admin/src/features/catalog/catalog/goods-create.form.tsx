import { lawfulReturns } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Form } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { Columns } from '#platform/parts/columns.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { besideInput, besideOf, type GoodsBeside } from './goods-beside.ts'
import { GoodsDetails } from './goods-details.tsx'
import { AxesEditor } from './axes-editor.tsx'
import { FreightField } from './freight-field.tsx'
import { BasicFields, RuleFields } from './goods-fields.tsx'
import { GoodsTaxPanel } from './goods-tax.tsx'
import { GoodsPictures } from './goods-pictures.tsx'
import { GoodsVideoPanel } from './goods-video.tsx'
import { goodsTexts } from './goods.texts.ts'
import { shelfTexts } from './shelf.texts.ts'
import { editOf } from './goods-edit.ts'
import { ListBasisPanel, noBasis } from './list-basis-fields.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { type Matrix, planMatrix } from './matrix.ts'
import { matrixOf } from './matrix-copy.ts'
import { ParameterTable } from './parameter-table.tsx'
import { OnShelfAt } from './on-shelf-at.tsx'
import { type GoodsFields, useCreateGoods } from './use-goods-create.ts'

const emptyFields: Partial<GoodsFields> = {
  titleEn: '',
  subTitle: '',
  subTitleEn: '',
  brand: '',
  tags: [],
  params: [],
  maxPerUser: 0,
  returnPolicy: lawfulReturns,
  tax: null,
  ...noBasis,
}

/**
 * New goods, empty or as a copy of others: words, pictures, SKUs with price and stock, saved as
 * one.
 */
export function GoodsCreate({ copyOf }: { copyOf?: AdminGoodsDetail | undefined }) {
  const texts = goodsTexts.use()
  const { scope } = useSession()
  const [isTiming, setIsTiming] = useState(false)
  const goods = useNewGoods(copyOf)
  const { beside, change, matrix, setMatrix, isTried, plan, creating } = goods
  const { pics, video } = beside
  return (
    <>
      <PageHeader
        title={copyOf ? texts.copyTitle : texts.newGoods}
        back={{ to: addressOf(scope, 'goods'), text: texts.back }}
        actions={<SaveButtons goods={goods} onTime={() => setIsTiming(true)} />}
      />
      <Form<GoodsFields>
        form={goods.form}
        layout="vertical"
        requiredMark={false}
        autoComplete="off"
        initialValues={{ ...emptyFields, ...(copyOf && editOf(copyOf)) }}
        onValuesChange={goods.onTouched}
        scrollToFirstError
      >
        <Columns
          main={
            <>
              <BasicFields />
              <GoodsPictures
                pics={pics}
                onChange={(next) => change({ pics: next })}
                isReadOnly={false}
                problem={isTried && pics.length === 0 ? texts.needPicture : undefined}
              />
              <GoodsVideoPanel
                video={video}
                main={pics[0]}
                onChange={(next) => change({ video: next })}
                onSending={goods.setIsSending}
                isReadOnly={false}
              />
              <AxesEditor matrix={matrix} onChange={setMatrix} />
              <MatrixTable
                matrix={matrix}
                problems={isTried ? plan.problems : []}
                onChange={setMatrix}
              />
              <ParameterTable isReadOnly={false} />
              <GoodsDetails value={beside} onChange={change} isReadOnly={false} />
            </>
          }
          aside={
            <>
              <RuleFields />
              <FreightField />
              <GoodsTaxPanel />
              <ListBasisPanel failure={creating.error} />
            </>
          }
        />
      </Form>
      {isTiming && (
        <OnShelfAt
          onPick={(at) => {
            setIsTiming(false)
            void goods.save(false, at)
          }}
          onClose={() => setIsTiming(false)}
        />
      )}
    </>
  )
}

interface SaveButtonsProps {
  goods: ReturnType<typeof useNewGoods>
  onTime: () => void
}

/** Off the shelf, on it from a time on, or on it at once. */
function SaveButtons({ goods: { creating, isSending, filled, save }, onTime }: SaveButtonsProps) {
  const texts = goodsTexts.use()
  const shelved = shelfTexts.use()
  return (
    <>
      <Button loading={creating.isPending} disabled={isSending} onClick={() => void save(false)}>
        {texts.saveOff}
      </Button>
      <Button
        disabled={isSending || creating.isPending}
        onClick={() => void filled().then((fields) => fields && onTime())}
      >
        {shelved.saveAt}
      </Button>
      <Button
        type="primary"
        loading={creating.isPending}
        disabled={isSending}
        onClick={() => void save(true)}
      >
        {texts.saveOn}
      </Button>
    </>
  )
}

/** What is typed of new goods, whether it is whole, and how it is saved. */
function useNewGoods(copyOf: AdminGoodsDetail | undefined) {
  const texts = goodsTexts.use()
  const shelved = shelfTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const [form] = Form.useForm<GoodsFields>()
  const [beside, setBeside] = useState(() => besideOf(copyOf))
  const [isSending, setIsSending] = useState(false)
  const [matrix, setMatrix] = useState<Matrix>(() => matrixOf(copyOf))
  const [isTouched, setIsTouched] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const isMade = useRef(false)
  const creating = useCreateGoods()
  const plan = planMatrix(matrix)
  useLeaving(
    isTouched || isSending,
    texts,
    useCallback(() => isMade.current, []),
  )
  function touched<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      setIsTouched(true)
      set(value)
    }
  }

  /** What is missing is said at its place; undefined: something is. */
  async function filled(): Promise<GoodsFields | undefined> {
    setIsTried(true)
    const fields = await form.validateFields().catch(() => undefined)
    const isWhole = beside.pics.length > 0 && plan.problems.length === 0
    return isWhole && !creating.isPending ? fields : undefined
  }

  async function save(onSale: boolean, onAt: number | null = null): Promise<void> {
    const fields = await filled()
    if (!fields) return
    const skus = { axes: plan.axes, skus: [...plan.skus] }
    creating.mutate(
      { ...fields, ...besideInput(beside), ...skus, onSale, onAt },
      {
        onSuccess: ({ itemId }) => {
          isMade.current = true
          const off = onAt === null ? texts.savedOff : shelved.savedAt(dateTime(onAt))
          feedback.done(onSale ? shelved.nowOn : off)
          void navigate(addressOf(scope, 'goods', itemId), { replace: true })
        },
        onError: feedback.failed,
      },
    )
  }
  return {
    ...{ form, beside, matrix, plan, isTried, isSending, creating },
    ...{ setIsSending, filled, save },
    setMatrix: touched(setMatrix),
    change: touched((part: Partial<GoodsBeside>) =>
      setBeside((before) => ({ ...before, ...part })),
    ),
    onTouched: () => setIsTouched(true),
  }
}
