import type { PictureRef } from '@mallard/contract/fields'
import type { BrandSetup } from '@mallard/contract/people/setting/brand-admin.calls'
import { sharePictureFault } from '@mallard/contract/shop/store/brand-pictures'
import { Form } from 'antd'
import { TextField } from '#platform/form/fields.tsx'
import { useLimit } from '#platform/form/form-context.ts'
import { PictureField } from '#platform/media/picture-field.tsx'
import { brandTexts } from './brand.texts.ts'
import setting from './setting.module.css'
import styles from './share-card.module.css'

const faults = { small: 'shareSmall', otherRatio: 'shareRatio' } as const

/** What pages are shared with that have no words or picture of their own, and how it looks. */
export function ShareCardFields() {
  const texts = brandTexts.use()
  useLimit('sharePicture', 'sharePicture')
  const picture: PictureRef | null | undefined = Form.useWatch('sharePicture')
  const fault = picture && sharePictureFault(picture)
  return (
    <>
      <h3 className={setting.part}>{texts.share}</h3>
      <p className={setting.hint}>{texts.shareHint}</p>
      <Form.Item
        name="sharePicture"
        label={texts.sharePicture}
        extra={fault ? texts[faults[fault]] : texts.sharePictureHint}
      >
        <PictureField label={texts.sharePicture} />
      </Form.Item>
      <div className={setting.pair}>
        <TextField name="shareTitle" label={texts.shareTitle} hint={texts.shareTitleHint} />
        <TextField name="shareTitleEn" label={texts.shareTitleEn} hint={texts.english} />
        <TextField name="shareText" label={texts.shareText} />
        <TextField name="shareTextEn" label={texts.shareTextEn} hint={texts.english} />
      </div>
      <Preview />
    </>
  )
}

/** As a link in a chat, and as the card of a mini-program. */
function Preview() {
  const texts = brandTexts.use()
  const typed: Partial<BrandSetup> = Form.useWatch([]) ?? {}
  const { name = '', shareTitle, shareText, sharePicture } = typed
  const title = shareTitle || name
  const picture = sharePicture && <img src={`${sharePicture.url}?w=400`} alt="" />
  return (
    <div className={styles.both}>
      <figure className={styles.preview} aria-label={texts.shareLink}>
        <div className={styles.link}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{shareText || title}</span>
          <span className={styles.thumb}>{picture}</span>
        </div>
        <figcaption className="soft small">{texts.shareLink}</figcaption>
      </figure>
      <figure className={styles.preview} aria-label={texts.shareMini}>
        <div className={styles.mini}>
          <span className={styles.owner}>{name}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.wide}>{picture}</span>
        </div>
        <figcaption className="soft small">{texts.shareMini}</figcaption>
      </figure>
    </div>
  )
}
