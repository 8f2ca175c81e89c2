import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Button, ConfigProvider, Form, Modal } from 'antd'
import { useCallback, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { Columns } from '#platform/parts/columns.tsx'
import { RichEditor } from '#platform/rich/rich-editor.tsx'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { BasicFields, RuleFields } from './goods-fields.tsx'
import { FreightField } from './freight-field.tsx'
import { GoodsHead } from './goods-head.tsx'
import { GoodsTaxPanel } from './goods-tax.tsx'
import { GoodsPictures } from './goods-pictures.tsx'
import { type EditedVideo, GoodsVideoPanel, isSameVideo, videoInput } from './goods-video.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { basisOf, ListBasisPanel } from './list-basis-fields.tsx'
import { MatrixForm } from './matrix.form.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { SkuTable } from './sku-table.tsx'
import { type GoodsEdit, useSaveGoods } from './use-goods.ts'

export function editOf(goods: AdminGoodsDetail): GoodsEdit {
  const {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    params,
    detailHtml,
    detailHtmlEn,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
  } = goods
  const pics = goods.pics.map(({ url }) => url)
  return {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    pics,
    params,
    detailHtml,
    detailHtmlEn,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
    ...basisOf(goods),
  }
}

/** What the form keeps itself. */
type GoodsFields = Omit<GoodsEdit, 'detailHtml' | 'detailHtmlEn' | 'pics' | 'video'>

const urlsOf = (pics: readonly PictureRef[]) => pics.map(({ url }) => url).join(' ')

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
  const [detailHtml, setDetailHtml] = useState(goods.detailHtml)
  const [detailHtmlEn, setDetailHtmlEn] = useState(goods.detailHtmlEn)
  const [pics, setPics] = useState<readonly PictureRef[]>(goods.pics)
  const [video, setVideo] = useState<EditedVideo | null>(goods.video)
  const [isSending, setIsSending] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const [dirtySkus, setDirtySkus] = useState<readonly string[]>([])
  const saving = useSaveGoods(goods.itemId)
  const isReadOnly = !canEverywhere('goods.write')
  const isWhollyReadOnly = !can('goods.write')
  const isDirty =
    isTouched ||
    detailHtml !== base.detailHtml ||
    detailHtmlEn !== base.detailHtmlEn ||
    urlsOf(pics) !== urlsOf(base.pics) ||
    !isSameVideo(video, base.video)

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

  function take(next: AdminGoodsDetail): void {
    setBase(next)
    form.setFieldsValue(editOf(next))
    setDetailHtml(next.detailHtml)
    setDetailHtmlEn(next.detailHtmlEn)
    setPics(next.pics)
    setVideo(next.video)
    setIsTouched(false)
    setHasConflict(false)
  }
  function save(edit: GoodsFields): void {
    saving.mutate(
      {
        version: base.version,
        edit: {
          ...edit,
          detailHtml,
          detailHtmlEn,
          pics: pics.map(({ url }) => url),
          video: videoInput(video),
        },
      },
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
              <RichEditor
                title={texts.details}
                value={detailHtml}
                onChange={setDetailHtml}
                isReadOnly={isReadOnly}
              />
              <RichEditor
                title={texts.detailsEn}
                value={detailHtmlEn}
                onChange={setDetailHtmlEn}
                isReadOnly={isReadOnly}
                hint={texts.detailsEnHint}
              />
            </>
          }
          aside={
            <>
              <GoodsPictures pics={pics} onChange={setPics} isReadOnly={isReadOnly} />
              <GoodsVideoPanel
                video={video}
                main={pics[0]}
                onChange={setVideo}
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
