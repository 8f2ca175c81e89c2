import { RichEditor } from '#platform/rich/rich-editor.tsx'
import type { GoodsBeside } from './goods-beside.ts'
import { goodsTexts } from './goods.texts.ts'

interface GoodsDetailsProps {
  value: GoodsBeside
  onChange: (change: Partial<GoodsBeside>) => void
  isReadOnly: boolean
}

/** Words and pictures below the goods, in both languages. */
export function GoodsDetails({ value, onChange, isReadOnly }: GoodsDetailsProps) {
  const texts = goodsTexts.use()
  return (
    <>
      <RichEditor
        title={texts.details}
        value={value.detailHtml}
        onChange={(detailHtml) => onChange({ detailHtml })}
        isReadOnly={isReadOnly}
      />
      <RichEditor
        title={texts.detailsEn}
        value={value.detailHtmlEn}
        onChange={(detailHtmlEn) => onChange({ detailHtmlEn })}
        isReadOnly={isReadOnly}
        hint={texts.detailsEnHint}
      />
    </>
  )
}
