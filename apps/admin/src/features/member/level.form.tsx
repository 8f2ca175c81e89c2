import type { DeskLevel } from '@mallard/contract/points/level-desk.calls'
import { Form, Input, InputNumber } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { levelTexts } from './level.texts.ts'
import styles from './member.module.css'
import { useLevelChange } from './use-members.ts'

interface Values {
  code: string
  name: string
  nameEn: string
  growthMin: number
  discount: number
  rate: number
  benefit: string
  benefitEn: string
}

export function LevelForm({ level, onClose }: { level: DeskLevel | undefined; onClose: () => void }) {
  const texts = levelTexts.use()
  const { saving } = useLevelChange()
  const needed = { required: true, message: texts.needed }
  const isLowest = level?.growthMin === 0

  return (
    <ModalForm
      width={520}
      title={level ? texts.editTitle(level.name) : texts.addTitle}
      ok={texts.save}
      initial={{
        code: level?.code ?? '',
        name: level?.name ?? '',
        nameEn: level?.nameEn ?? '',
        growthMin: level?.growthMin,
        discount: (level?.discountBp ?? 10_000) / 100,
        rate: (level?.pointsRateBp ?? 10_000) / 100,
        benefit: level?.benefit ?? '',
        benefitEn: level?.benefitEn ?? '',
      }}
      call={saving}
      inputOf={({ discount, rate, ...words }: Values) => ({
        ...words,
        discountBp: Math.round(discount * 100),
        pointsRateBp: Math.round(rate * 100),
        version: level?.version ?? 0,
      })}
      done={texts.saved}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item name="name" label={texts.name} rules={[{ ...needed, whitespace: true }]}>
          <Input autoFocus maxLength={20} />
        </Form.Item>
        <Form.Item name="nameEn" label={texts.nameEn}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[{ required: true, pattern: /^[a-z][a-z0-9-]{1,19}$/, message: texts.wrongCode }]}
        >
          <Input maxLength={20} disabled={level !== undefined} className="mono" />
        </Form.Item>
        <Form.Item name="growthMin" label={texts.growthMin} extra={isLowest ? texts.lowestHint : undefined} rules={[needed]}>
          <InputNumber min={0} max={100_000_000} precision={0} disabled={isLowest} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="discount" label={texts.discount} extra={texts.discountHint} rules={[needed]}>
          <InputNumber min={10} max={100} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="rate" label={texts.rate} extra={texts.rateHint} rules={[needed]}>
          <InputNumber min={10} max={1000} precision={2} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <Form.Item name="benefit" label={texts.benefit} extra={texts.benefitHint}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="benefitEn" label={texts.benefitEn}>
        <Input maxLength={240} />
      </Form.Item>
    </ModalForm>
  )
}
