import type { DeskGoodsDetail } from '@mallard/contract/catalog/goods-desk.calls'
import { Button, ConfigProvider, Form, Modal } from 'antd'
import { useCallback, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { Columns } from '#platform/parts/columns.tsx'
import { RichEditor } from '#platform/rich/rich-editor.tsx'
import { useLeaveGuard } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import { BasicFields, RuleFields } from './goods-fields.tsx'
import { GoodsHead } from './goods-head.tsx'
import { GoodsPictures } from './goods-pictures.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { ParameterTable } from './parameter-table.tsx'
import { SkuTable } from './sku-table.tsx'
import { type GoodsEdit, useSaveGoods } from './use-goods.ts'

export function editOf(goods: DeskGoodsDetail): GoodsEdit {
  const { title, titleEn, subTitle, subTitleEn, brand, categoryId, tags, params, detailHtml, maxPerUser, afterSaleDays } = goods
  return { title, titleEn, subTitle, subTitleEn, brand, categoryId, tags, params, detailHtml, maxPerUser, afterSaleDays }
}

export interface GoodsEditorProps {
  goods: DeskGoodsDetail
  /** Asks anew; what is there now. */
  onReload: () => Promise<DeskGoodsDetail | undefined>
}

/** All that a goods item says of itself, saved as one; prices and stock row by row. */
export function GoodsEditor({ goods, onReload }: GoodsEditorProps) {
  const texts = goodsTexts.use()
  const tell = useTell()
  const { can, canEverywhere } = useSession()
  const [form] = Form.useForm<Omit<GoodsEdit, 'detailHtml'>>()
  // What is edited, and the version it was read at: figures fetched meanwhile must not hide a conflict.
  const [base, setBase] = useState(goods)
  const [detailHtml, setDetailHtml] = useState(goods.detailHtml)
  const [isTouched, setIsTouched] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const [dirtySkus, setDirtySkus] = useState<readonly string[]>([])
  const saving = useSaveGoods(goods.itemId)
  const isReadOnly = !canEverywhere('goods.write')
  const isWhollyReadOnly = !can('goods.write')
  const isDirty = isTouched || detailHtml !== base.detailHtml

  const onDirty = useCallback((sn: string, isSkuDirty: boolean) => {
    setDirtySkus((before) => (before.includes(sn) === isSkuDirty ? before : isSkuDirty ? [...before, sn] : before.filter((each) => each !== sn)))
  }, [])
  const mayLeave = useCallback(
    () => tell.ask({ title: texts.leave, text: texts.leaveHint, ok: texts.leaveOk, cancel: texts.stay, isDangerous: true }),
    [tell, texts],
  )
  useLeaveGuard(isDirty || dirtySkus.length > 0 ? mayLeave : undefined)

  function take(next: DeskGoodsDetail): void {
    setBase(next)
    form.setFieldsValue(editOf(next))
    setDetailHtml(next.detailHtml)
    setIsTouched(false)
    setHasConflict(false)
  }
  function save(edit: Omit<GoodsEdit, 'detailHtml'>): void {
    saving.mutate(
      { version: base.version, edit: { ...edit, detailHtml } },
      {
        onSuccess: (saved) => {
          take(saved)
          tell.done(texts.saved)
        },
        onError: (failure) => (isRefusal(failure, 'versionConflict') ? setHasConflict(true) : tell.failed(failure)),
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
                <SkuTable goods={goods} isReadOnly={isWhollyReadOnly} isListPriceReadOnly={isReadOnly} onDirty={onDirty} />
              </ConfigProvider>
              <BasicFields />
              <ParameterTable isReadOnly={isReadOnly} />
              <RichEditor title={texts.details} value={detailHtml} onChange={setDetailHtml} isReadOnly={isReadOnly} />
            </>
          }
          aside={
            <>
              <GoodsPictures pics={goods.pics} />
              <RuleFields />
            </>
          }
        />
      </Form>
      {isDirty && !isReadOnly && (
        <div className={styles.saveBar} role="region" aria-label={texts.unsaved}>
          <span>{texts.unsaved}</span>
          <span className={styles.saveActions}>
            <Button onClick={() => take(base)}>{texts.discard}</Button>
            <Button type="primary" loading={saving.isPending} onClick={() => form.submit()}>
              {texts.save}
            </Button>
          </span>
        </div>
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
