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
import { editOf, type GoodsFields } from './goods-edit.ts'
import { ListBasisPanel } from './list-basis-fields.tsx'
import { MatrixForm } from './matrix.form.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { SkuTable } from './sku-table.tsx'
import { useSaveGoods } from './use-goods.ts'

export interface GoodsEditorProps {
  goods: AdminGoodsDetail
  /** Asks again; what is there now. */
  onReload: () => Promise<AdminGoodsDetail | undefined>
}

/** All that a goods item says of itself, saved as one; prices and stock row by row. */
export function GoodsEditor({ goods, onReload }: GoodsEditorProps) {
  const texts = goodsTexts.use()
  const { can, canEverywhere } = useSession()
  const [isChanging, setIsChanging] = useState(false)
  const edit = useGoodsEdit(goods)
  const { form, base, beside, change, isDirty, hasDirtySkus, take, saving } = edit
  const isReadOnly = !canEverywhere('goods.write')
  const isWhollyReadOnly = !can('goods.write')

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
        onValuesChange={edit.onTouched}
        onFinish={edit.save}
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
                  onDirty={edit.onDirtySku}
                  onChangeMatrix={isReadOnly ? undefined : () => setIsChanging(true)}
                  isBlocked={isDirty || hasDirtySkus}
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
                onSending={edit.setIsSending}
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
        <SaveBar
          isPending={saving.isPending}
          isBlocked={edit.isSending}
          onDiscard={() => take(base)}
          onSave={() => form.submit()}
        />
      )}
      {isChanging && <MatrixForm of={goods} onDone={take} onClose={() => setIsChanging(false)} />}
      <Conflict
        isOpen={edit.hasConflict}
        onReload={async () => {
          const latest = await onReload()
          if (latest) take(latest)
        }}
        onClose={edit.keepTyping}
      />
    </>
  )
}

/** What is typed over goods, from which version of them, and how it is saved. */
function useGoodsEdit(goods: AdminGoodsDetail) {
  const texts = goodsTexts.use()
  const feedback = useFeedback()
  const [form] = Form.useForm<GoodsFields>()
  // What is edited, and the version it was read at: figures fetched in the meantime must not hide a
  // conflict.
  const [base, setBase] = useState(goods)
  const [beside, setBeside] = useState(() => besideOf(goods))
  const [isSending, setIsSending] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const [dirtySkus, setDirtySkus] = useState<readonly string[]>([])
  const saving = useSaveGoods(goods.itemId)
  const isDirty = isTouched || !isSameBeside(beside, besideOf(base))
  const onDirtySku = useCallback((sn: string, isSkuDirty: boolean) => {
    setDirtySkus((before) =>
      before.includes(sn) === isSkuDirty
        ? before
        : isSkuDirty
          ? [...before, sn]
          : before.filter((each) => each !== sn),
    )
  }, [])
  useLeaving(isDirty || isSending || dirtySkus.length > 0, texts)

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
  return {
    ...{ form, base, beside, isDirty, isSending, hasConflict, saving },
    ...{ setIsSending, onDirtySku, take, save },
    hasDirtySkus: dirtySkus.length > 0,
    change: (part: Partial<GoodsBeside>) => setBeside((before) => ({ ...before, ...part })),
    onTouched: () => setIsTouched(true),
    keepTyping: () => setHasConflict(false),
  }
}

interface SaveBarProps {
  isPending: boolean
  isBlocked: boolean
  onDiscard: () => void
  onSave: () => void
}

/** Stays in sight as long as something is not saved. */
function SaveBar({ isPending, isBlocked, onDiscard, onSave }: SaveBarProps) {
  const texts = goodsTexts.use()
  return (
    <div className={styles.saveBar} role="region" aria-label={texts.unsaved}>
      <span>{texts.unsaved}</span>
      <span className={styles.saveActions}>
        <Button onClick={onDiscard}>{texts.discard}</Button>
        <Button type="primary" loading={isPending} disabled={isBlocked} onClick={onSave}>
          {texts.save}
        </Button>
      </span>
    </div>
  )
}

interface ConflictProps {
  isOpen: boolean
  onReload: () => Promise<void>
  onClose: () => void
}

/** Somebody else saved in the meantime. */
function Conflict({ isOpen, onReload, onClose }: ConflictProps) {
  const texts = goodsTexts.use()
  return (
    <Modal
      open={isOpen}
      width={440}
      title={texts.conflict}
      okText={texts.reload}
      cancelText={texts.keepTyping}
      onCancel={onClose}
      onOk={onReload}
    >
      <p>{texts.conflictHint}</p>
    </Modal>
  )
}
