import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, ConfigProvider, Form, Modal } from 'antd'
import { useCallback, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { Columns } from '#platform/parts/columns.tsx'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { BasicFields, RuleFields } from './goods-fields.tsx'
import { besideInput, besideOf, type GoodsBeside, isSameBeside } from './goods-beside.ts'
import { GoodsDetails } from './goods-details.tsx'
import { FreightField } from './freight-field.tsx'
import { GoodsHead } from './goods-head.tsx'
import { GoodsTaxPanel } from './goods-tax.tsx'
import { GoodsPictures } from './goods-pictures.tsx'
import { GoodsVideoPanel } from './goods-video.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { basisOf, ListBasisPanel } from './list-basis-fields.tsx'
import { MatrixForm } from './matrix.form.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { SkuTable } from './sku-table.tsx'
import { type GoodsEdit, useSaveGoods } from './use-goods.ts'

export function editOf(goods: AdminGoodsDetail): GoodsFields {
  const {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    params,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
  } = goods
  return {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    params,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
    ...basisOf(goods),
  }
}

/** What the form keeps itself. */
type GoodsFields = Omit<GoodsEdit, keyof GoodsBeside>

export interface GoodsEditorProps {
  goods: AdminGoodsDetail
  /** Asks again; what is there now. */
  onReload: () => Promise<AdminGoodsDetail | undefined>
}

/** All that a goods item says of itself, saved as one; prices and stock row by row. */
export function GoodsEditor({ goods, onReload }: GoodsEditorProps) {
  const texts = goodsTexts.use()
  const feedback = useFeedback()
  const { can, canEverywhere } = useSession()
  const [form] = Form.useForm<GoodsFields>()
  // What is edited, and the version it was read at: figures fetched in the meantime must not hide a
  // conflict.
  const [base, setBase] = useState(goods)
  const [beside, setBeside] = useState(() => besideOf(goods))
  const [isSending, setIsSending] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const [dirtySkus, setDirtySkus] = useState<readonly string[]>([])
  const saving = useSaveGoods(goods.itemId)
  const isReadOnly = !canEverywhere('goods.write')
  const isWhollyReadOnly = !can('goods.write')
  const isDirty = isTouched || !isSameBeside(beside, besideOf(base))

  const onDirty = useCallback((sn: string, isSkuDirty: boolean) => {
    setDirtySkus((before) =>
      before.includes(sn) === isSkuDirty
        ? before
        : isSkuDirty
          ? [...before, sn]
          : before.filter((each) => each !== sn),
    )
  }, [])
  useLeaving(isDirty || isSending || dirtySkus.length > 0, texts)

  const change = (part: Partial<GoodsBeside>) => setBeside((before) => ({ ...before, ...part }))
  function take(next: AdminGoodsDetail): void {
    setBase(next)
    form.setFieldsValue(editOf(next))
    setBeside(besideOf(next))
    setIsTouched(false)
    setHasConflict(false)
  }
  function save(edit: GoodsFields): void {
    saving.mutate(
      { version: base.version, edit: { ...edit, ...besideInput(beside) } },
      {
        onSuccess: (saved) => {
          take(saved)
          feedback.done(texts.saved)
        },
        onError: (failure) =>
          isRefusal(failure, 'versionConflict') ? setHasConflict(true) : feedback.failed(failure),
      },
    )
  }

  return (
    <>
      <GoodsHead goods={goods} />
      {isReadOnly && (
        <p className="soft" style={{ marginBottom: 12 }}>
          {isWhollyReadOnly ? texts.readOnly : texts.partnerWide}
        </p>
      )}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isReadOnly}
        initialValues={editOf(base)}
        onValuesChange={() => setIsTouched(true)}
        onFinish={save}
        scrollToFirstError
      >
        <Columns
          main={
            <>
              <ConfigProvider componentDisabled={isWhollyReadOnly}>
                <SkuTable
                  goods={goods}
                  isReadOnly={isWhollyReadOnly}
                  isListPriceReadOnly={isReadOnly}
                  onDirty={onDirty}
                  onChangeMatrix={isReadOnly ? undefined : () => setIsChanging(true)}
                  isBlocked={isDirty || dirtySkus.length > 0}
                />
              </ConfigProvider>
              <BasicFields />
              <ParameterTable isReadOnly={isReadOnly} />
              <GoodsDetails value={beside} onChange={change} isReadOnly={isReadOnly} />
            </>
          }
          aside={
            <>
              <GoodsPictures
                pics={beside.pics}
                onChange={(pics) => change({ pics })}
                isReadOnly={isReadOnly}
              />
              <GoodsVideoPanel
                video={beside.video}
                main={beside.pics[0]}
                onChange={(video) => change({ video })}
                onSending={setIsSending}
                isReadOnly={isReadOnly}
              />
              <RuleFields isReturnUnsure={base.isReturnUnsure} />
              <FreightField />
              <GoodsTaxPanel />
              <ListBasisPanel failure={saving.error} />
            </>
          }
        />
      </Form>
      {isDirty && !isReadOnly && (
        <div className={styles.saveBar} role="region" aria-label={texts.unsaved}>
          <span>{texts.unsaved}</span>
          <span className={styles.saveActions}>
            <Button onClick={() => take(base)}>{texts.discard}</Button>
            <Button
              type="primary"
              loading={saving.isPending}
              disabled={isSending}
              onClick={() => form.submit()}
            >
              {texts.save}
            </Button>
          </span>
        </div>
      )}
      {isChanging && (
        <MatrixForm goods={goods} onDone={take} onClose={() => setIsChanging(false)} />
      )}
      <Modal
        open={hasConflict}
        width={440}
        title={texts.conflict}
        okText={texts.reload}
        cancelText={texts.keepTyping}
        onCancel={() => setHasConflict(false)}
        onOk={async () => {
          const latest = await onReload()
          if (latest) take(latest)
        }}
      >
        <p>{texts.conflictHint}</p>
      </Modal>
    </>
  )
}
