import { Button, Card, Form, Space } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '../parts/icons.tsx'
import { formTexts } from './form.texts.ts'

/** Parts of a form that come several times, in an order: steps, ingredients, sections. */
export function RowsField({
  name,
  label,
  add,
  empty,
  most,
  least = 1,
  children,
}: {
  name: string | (string | number)[]
  label: (place: number) => string
  add: string
  /** What a new one begins with. */
  empty: object
  most: number
  /** How many must stay. */
  least?: number
  children: (place: number) => ReactNode
}) {
  const texts = formTexts.use()
  return (
    <Form.List name={name}>
      {(rows, { add: more, remove, move }) => (
        <Space direction="vertical" style={{ width: '100%', marginBottom: 24 }}>
          {rows.map(({ key, name: place }) => (
            <Card
              key={key}
              size="small"
              title={label(place + 1)}
              extra={
                <Space>
                  <Button
                    size="small"
                    disabled={place === 0}
                    aria-label={`${texts.up} ${label(place + 1)}`}
                    onClick={() => move(place, place - 1)}
                  >
                    {texts.up}
                  </Button>
                  <Button
                    size="small"
                    danger
                    disabled={rows.length <= least}
                    aria-label={`${texts.remove} ${label(place + 1)}`}
                    onClick={() => remove(place)}
                  >
                    {texts.remove}
                  </Button>
                </Space>
              }
            >
              {children(place)}
            </Card>
          ))}
          <Button
            icon={<Icon name="plus" />}
            disabled={rows.length >= most}
            onClick={() => more(empty)}
          >
            {add}
          </Button>
        </Space>
      )}
    </Form.List>
  )
}
