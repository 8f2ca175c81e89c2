import { Form, Input } from 'antd'
import { PictureField } from '#platform/media/picture-field.tsx'
import type { Draft } from './editor-state.ts'
import { pageTexts } from './page.texts.ts'

interface PageSettingsProps {
  draft: Draft
  change: (part: Partial<Draft>, tag: string) => void
}

/** What a page is called, and how it is shared. */
export function PageSettings({ draft, change }: PageSettingsProps) {
  const texts = pageTexts.use()
  const { title, titleEn, description, share } = draft
  const shared = (part: Partial<Draft['share']>, tag: string) =>
    change({ share: { ...share, ...part } }, tag)
  return (
    <Form layout="vertical" requiredMark={false}>
      <Form.Item label={texts.titleZh} htmlFor="page-title">
        <Input
          id="page-title"
          maxLength={60}
          value={title}
          status={title.trim() ? '' : 'error'}
          onChange={(event) => change({ title: event.target.value }, 'title')}
        />
      </Form.Item>
      <Form.Item label={texts.titleEn} htmlFor="page-title-en">
        <Input
          id="page-title-en"
          maxLength={120}
          value={titleEn}
          onChange={(event) => change({ titleEn: event.target.value }, 'titleEn')}
        />
      </Form.Item>
      <Form.Item label={texts.description} htmlFor="page-description" extra={texts.descriptionHint}>
        <Input.TextArea
          id="page-description"
          maxLength={200}
          rows={2}
          value={description}
          onChange={(event) => change({ description: event.target.value }, 'description')}
        />
      </Form.Item>
      <Form.Item label={texts.shareTitle} htmlFor="page-share-title">
        <Input
          id="page-share-title"
          maxLength={60}
          value={share.title}
          onChange={(event) => shared({ title: event.target.value }, 'share.title')}
        />
      </Form.Item>
      <Form.Item label={texts.shareText} htmlFor="page-share-text">
        <Input
          id="page-share-text"
          maxLength={120}
          value={share.text}
          onChange={(event) => shared({ text: event.target.value }, 'share.text')}
        />
      </Form.Item>
      <Form.Item label={texts.sharePic}>
        <PictureField
          label={texts.sharePic}
          value={share.pic}
          onChange={(pic) => shared({ pic }, '')}
        />
      </Form.Item>
    </Form>
  )
}
