import { Button, Form, Input } from 'antd'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'

const max = 30

/** Name and value, row by row; a field list of the form around it. */
export function ParameterTable({ isReadOnly }: { isReadOnly: boolean }) {
  const texts = goodsTexts.use()
  return (
    <Panel title={texts.parameters}>
      <Form.List name="params">
        {(fields, { add, remove, move }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <div key={key} className={styles.parameter}>
                <Form.Item
                  name={[name, 'name']}
                  rules={[{ required: true, whitespace: true, message: texts.needBoth }]}
                >
                  <Input
                    aria-label={`${texts.parameter} ${index + 1}`}
                    placeholder={texts.parameter}
                    maxLength={20}
                  />
                </Form.Item>
                <Form.Item
                  name={[name, 'value']}
                  rules={[{ required: true, whitespace: true, message: texts.needBoth }]}
                >
                  <Input
                    aria-label={`${texts.value} ${index + 1}`}
                    placeholder={texts.value}
                    maxLength={100}
                  />
                </Form.Item>
                {!isReadOnly && (
                  <span className={styles.rowActions}>
                    <Button
                      type="text"
                      aria-label={`${texts.moveUp} ${index + 1}`}
                      disabled={index === 0}
                      icon={
                        <span style={{ rotate: '180deg', display: 'flex' }}>
                          <Icon name="down" size={16} />
                        </span>
                      }
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      type="text"
                      aria-label={`${texts.removeParameter} ${index + 1}`}
                      icon={<Icon name="trash" size={16} />}
                      onClick={() => remove(name)}
                    />
                  </span>
                )}
              </div>
            ))}
            {!isReadOnly && fields.length < max && (
              <Button
                type="dashed"
                block
                icon={<Icon name="plus" size={16} />}
                onClick={() => add({ name: '', value: '' })}
              >
                {texts.addParameter}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Panel>
  )
}
