import { Form, Input, InputNumber, Select } from 'antd'
import { Panel } from '#platform/parts/panel.tsx'
import { CategorySelect } from '#platform/pick/category-select.tsx'
import { goodsTexts } from './goods.texts.ts'
import { ReturnPolicyField } from '#platform/pick/return-policy-field.tsx'

export function BasicFields() {
  const texts = goodsTexts.use()
  return (
    <Panel title={texts.basics}>
      <Form.Item
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.needTitle }]}
      >
        <Input maxLength={80} showCount />
      </Form.Item>
      <Form.Item name="subTitle" label={texts.subTitle}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="titleEn" label={texts.titleEn}>
        <Input maxLength={120} lang="en" />
      </Form.Item>
      <Form.Item name="subTitleEn" label={texts.subTitleEn} style={{ marginBottom: 0 }}>
        <Input maxLength={200} lang="en" />
      </Form.Item>
    </Panel>
  )
}

export function RuleFields({ isReturnUnsure = false }: { isReturnUnsure?: boolean }) {
  const texts = goodsTexts.use()
  return (
    <Panel title={texts.rules}>
      <Form.Item
        name="categoryId"
        label={texts.category}
        rules={[{ required: true, message: texts.needCategory }]}
      >
        <CategorySelect />
      </Form.Item>
      <Form.Item name="brand" label={texts.brand}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="tags" label={texts.tags} extra={texts.tagsHint}>
        <Select
          mode="tags"
          maxCount={6}
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', ' ']}
        />
      </Form.Item>
      <Form.Item
        name="maxPerUser"
        label={texts.maxPerUser}
        extra={texts.noLimit}
        rules={[{ required: true, message: texts.noLimit }]}
      >
        <InputNumber
          min={0}
          max={999}
          precision={0}
          suffix={texts.pieces}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <ReturnPolicyField isUnsure={isReturnUnsure} />
    </Panel>
  )
}
