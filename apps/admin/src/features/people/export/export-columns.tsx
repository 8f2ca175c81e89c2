import type { ExportOffer } from '@mallard/contract/people/export/export-admin.calls'
import { Button, Checkbox, Form } from 'antd'
import { useLocale } from '#platform/texts.ts'
import styles from './export.module.css'
import { exportTexts } from './export.texts.ts'

/** Which columns a file has; those that say something about people stand apart. */
export function ExportColumns({ offer: { columns } }: { offer: ExportOffer }) {
  const texts = exportTexts.use()
  const locale = useLocale()
  const form = Form.useFormInstance<{ columns: string[] }>()
  const usual = columns.filter(({ isPersonal }) => !isPersonal)
  const personal = columns.filter(({ isPersonal }) => isPersonal)
  const choose = (chosen: ExportOffer['columns']) =>
    form.setFieldsValue({ columns: chosen.map(({ code }) => code) })
  const box = ({ code, head }: ExportOffer['columns'][number]) => (
    <Checkbox key={code} value={code}>
      {head[locale]}
    </Checkbox>
  )
  return (
    <>
      <Form.Item
        name="columns"
        label={texts.columns}
        rules={[{ type: 'array', min: 1, message: texts.columnsNeeded }]}
      >
        <Checkbox.Group className={styles.columns}>
          {usual.map(box)}
          {personal.length > 0 && (
            <div className={styles.heading}>
              <div>{texts.personal}</div>
              <div className="soft small">{texts.personalHint}</div>
            </div>
          )}
          {personal.map(box)}
        </Checkbox.Group>
      </Form.Item>
      <div className={styles.choose}>
        <Button size="small" onClick={() => choose(columns)}>
          {texts.all}
        </Button>
        {personal.length > 0 && (
          <Button size="small" onClick={() => choose(usual)}>
            {texts.usual}
          </Button>
        )}
      </div>
    </>
  )
}
