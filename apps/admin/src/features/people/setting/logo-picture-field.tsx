import type { PictureRef } from '@mallard/contract/fields'
import { logoPictureFault, sharpLogo } from '@mallard/contract/shop/store/brand-pictures'
import { Form } from 'antd'
import { useLimit } from '#platform/form/form-context.ts'
import { PictureField } from '#platform/media/picture-field.tsx'
import { brandTexts } from './brand.texts.ts'

const faults = { tooSmall: 'logoTooSmall', notSquare: 'logoNotSquare' } as const

/** A picture in place of the drawing of a logo, or none. */
export function LogoPictureField() {
  const texts = brandTexts.use()
  useLimit('logoPicture', 'logoPicture')
  const picture: PictureRef | null | undefined = Form.useWatch('logoPicture')
  const side = picture ? Math.min(picture.width, picture.height) : sharpLogo
  return (
    <Form.Item
      name="logoPicture"
      label={texts.logoPicture}
      extra={side < sharpLogo ? texts.logoSoft(side) : texts.logoPictureHint}
      rules={[
        {
          validator: async (_rule, picked: PictureRef | null) => {
            const fault = picked && logoPictureFault(picked)
            if (fault) throw new Error(texts[faults[fault]])
          },
        },
      ]}
    >
      <PictureField label={texts.logoPicture} />
    </Form.Item>
  )
}
