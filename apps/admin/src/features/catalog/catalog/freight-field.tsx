import { Form, Select } from 'antd'
import { Panel } from '#platform/parts/panel.tsx'
import { goodsTexts } from './goods.texts.ts'
import { useGoodsOptions } from './use-goods-create.ts'

/** By which template the freight of goods is calculated. */
export function FreightField() {
  const texts = goodsTexts.use()
  const { data, isPending } = useGoodsOptions()
  return (
    <Panel title={texts.delivery}>
      <Form.Item
        name="freightTemplateId"
        label={texts.freight}
        rules={[{ required: true, message: texts.needFreight }]}
        style={{ marginBottom: 0 }}
      >
        <Select
          loading={isPending}
          options={data?.freightTemplates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </Panel>
  )
}
